/** Storage entry of the saved tabs (caught routes in spec 2.4). A separate file: sign-out needs no other code of the tabs. */
export const CAUGHT_ROUTES = 'caught-routes';
