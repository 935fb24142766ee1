/** How a client says who it is when it asks for a token (RFC 6749 §5.2). */
export const CHALLENGE_OF_CLIENT = 'Basic realm="Alerce", charset="UTF-8"'

/** To whoever came with a token that is none, or holds no more (RFC 6750 §3). */
export const CHALLENGE_OF_TOKEN = 'Bearer realm="Alerce", error="invalid_token"'
