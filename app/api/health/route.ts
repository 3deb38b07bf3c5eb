import { health } from '@/lib/contract/health';
import { endpoint, methods } from '@/lib/http/endpoint';
import { checkHealth } from '@/lib/services/health/check-health';

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: endpoint(health, checkHealth) });
