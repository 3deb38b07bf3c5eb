import { openGuest as contract } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withGuestCookie } from '@/lib/http/session-cookie';
import { openGuest } from '@/lib/services/auth/open-guest';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, async ({ address, nowMs }) => withGuestCookie(await openGuest(address, nowMs))),
});
