import type { FastifyReply, FastifyRequest } from 'fastify'

const PATIENCE_BYTES = 16 * 1024 * 1024

/**
 * What is still on its way of a body refused as too large is read and dropped: a sender that is cut off while it
 * sends sees a broken connection and never reads why. Beyond some patience it is cut off.
 */
export function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  let left = PATIENCE_BYTES
  raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) raw.destroy()
  })
}
