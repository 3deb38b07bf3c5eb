import { logout } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withoutSessionCookie } from '@/lib/http/session-cookie';

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: endpoint(logout, withoutSessionCookie) });
