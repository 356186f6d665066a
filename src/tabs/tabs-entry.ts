/** Storage entry of the remembered tabs, which spec 2.4 calls caught routes. In a file of its own: sign-out needs no other code of the tabs. */
export const CAUGHT_ROUTES = 'caught-routes';
