import { createGuardedClient, type GuardSettings } from './guarded.ts'

/** A message to another system, ready to be sent. */
export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a message and returns the HTTP status of the reply. Rejects with UnreachableAddress. */
export type WebhookSender = (message: WebhookMessage) => Promise<number>

/** Client of webhooks. It reads no reply beyond its status. */
export function createWebhookSender(settings: GuardSettings): WebhookSender {
  const ask = createGuardedClient(settings)
  return async (message) => (await ask({ ...message, method: 'POST', maximo: 0 })).status
}
