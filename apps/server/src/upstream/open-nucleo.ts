import { regiones } from '@alerce/contract/operations/base/referencia'
import type { Env } from '../config/env.ts'
import type { Core } from '../core/core.ts'
import { Refusal } from '../core/refusal.ts'
import { remembered } from '../platform/patience.ts'
import type { Traces } from '../platform/traces/traces.ts'
import { createRemoteCore, type RemoteNeeds } from './remote-core.ts'
import { createUpstream, type Upstream } from './upstream.ts'

interface Needs extends Omit<RemoteNeeds, 'upstream'> {
  readonly env: Env
  readonly traces: Traces | null
}

export interface OpenNucleo {
  readonly core: Core
  /** True while the remote core answers; it is asked at most every five seconds. */
  readonly answers: () => Promise<boolean>
}

const EACH_MS = 5000

/** Each call to the core in a span of its own, which the core continues. */
const tracedUpstream = (upstream: Upstream, traces: Traces): Upstream => ({
  ...upstream,
  call: (call) => traces.inside({ name: `núcleo: ${call.operation.name}`, kind: 'client' }, () => upstream.call(call)),
})

/** Remote core of connected mode; null: the embedded one answers. */
export function openNucleo({ env, traces, ...needs }: Needs): OpenNucleo | null {
  const { CORE_URL: url, CORE_CLIENT_ID: id, CORE_CLIENT_SECRET: secret } = env
  if (!url || !id || !secret) return null
  const plain = createUpstream({ url, id, secret, ...(traces ? { traceparent: () => traces.present() } : {}) })
  const upstream = traces ? tracedUpstream(plain, traces) : plain
  const ask = async () => {
    try {
      await upstream.call({ operation: regiones, payload: {} })
      return true
    } catch (error) {
      return error instanceof Refusal && error.definition.status < 500
    }
  }
  return { core: createRemoteCore({ ...needs, upstream }), answers: remembered(ask, EACH_MS) }
}
