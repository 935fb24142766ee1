import { alcancesDe, type Operation } from '@alerce/contract/operation'

/** How a client says who it is when it asks for a token (RFC 6749 §5.2). */
export const CHALLENGE_OF_CLIENT = 'Basic realm="Alerce", charset="UTF-8"'

/** To whoever came with a token that is none, or holds no more (RFC 6750 §3). */
export const CHALLENGE_OF_TOKEN = 'Bearer realm="Alerce", error="invalid_token"'

/** To whoever came with a token that may not do this: what it would have to be allowed (RFC 6750 §3.1). */
export const challengeOfScope = (operation: Pick<Operation, 'effect' | 'health'>): string =>
  `Bearer realm="Alerce", error="insufficient_scope", scope="${alcancesDe(operation).join(' ')}"`
