import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ReceivedSpan, startReceiver } from '../../testing/otlp.ts'
import { testEnv } from '../../testing/template.ts'
import { createLog } from '../log.ts'
import { openTraces } from './open-traces.ts'
import type { Traces } from './traces.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let lines: string[]
beforeEach(async () => {
  receiver = await startReceiver()
  lines = []
})
afterEach(() => receiver.close())

/** Traces to the receiver, with other settings where given. */
function open(own: Partial<typeof testEnv> = {}): Traces {
  const log = createLog('info', { to: { write: (line) => void lines.push(line) } })
  return openTraces({ ...testEnv, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...own }, log)
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const call = (traces: Traces, parent?: string) =>
  traces.enter({ name: 'llamada', kind: 'server', parent }, () =>
    traces.inside({ name: 'parte', kind: 'client' }, async () => traces.present()),
  )
const named = (spans: readonly ReceivedSpan[], name: string) => spans.find((span) => span.name === name)

test('a work and its part arrive as a tree, below the origin that the work names', async () => {
  const traces = open()
  const present = await call(traces, `00-${TRACE}-${PARENT}-01`)
  await traces.close()
  const [whole, part] = [named(receiver.spans(), 'llamada'), named(receiver.spans(), 'parte')]
  expect(receiver.paths()).toEqual(['/v1/traces'])
  expect(whole).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
  expect(part).toMatchObject({ traceId: TRACE, parentSpanId: whole?.spanId })
  expect(present).toBe(`00-${TRACE}-${part?.spanId}-01`)
  expect(receiver.bytes()).toContain('{"key":"service.name","value":{"stringValue":"alerce"}}')
})

test.each([
  ['absent', undefined],
  ['no traceparent', 'javiera@example.cl'],
  ['of zeros', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
])('an origin that is %s begins a new trace', async (_what, parent) => {
  const traces = open()
  await call(traces, parent)
  await traces.close()
  expect(named(receiver.spans(), 'llamada')?.parentSpanId).toBeUndefined()
})

test('a part outside of any call has no span', async () => {
  const traces = open()
  expect(await traces.inside({ name: 'parte', kind: 'client' }, async (span) => span)).toBeNull()
  expect(traces.present()).toBeUndefined()
  await traces.close()
  expect(receiver.spans()).toEqual([])
})

test('a failure marks its span with its class, and its text stays here', async () => {
  const traces = open()
  const failing = traces.enter({ name: 'llamada', kind: 'server' }, () =>
    Promise.reject(new TypeError('el RUT 16482305-9 de javiera@example.cl')),
  )
  await expect(failing).rejects.toThrow(TypeError)
  await traces.close()
  const [span] = receiver.spans()
  expect([span?.status, span?.attributes, span?.events]).toEqual([{ code: 2 }, { 'error.type': 'TypeError' }, []])
  expect(receiver.bytes()).not.toMatch(/16482305|javiera/)
})

describe('the sampler', () => {
  test.each([
    ['always_off', 1, undefined, 0],
    ['always_on', 1, undefined, 2],
    ['traceidratio', 0, undefined, 0],
    ['traceidratio', 1, undefined, 2],
    ['parentbased_always_on', 1, '00', 0],
    ['parentbased_always_off', 1, '01', 2],
    ['always_on', 1, '00', 2],
  ] as const)('%s of %d, called with flags %s, sends %d spans', async (sampler, ratio, flags, count) => {
    const traces = open({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio })
    await call(traces, flags && `00-${TRACE}-${PARENT}-${flags}`)
    await traces.close()
    expect(receiver.spans()).toHaveLength(count)
  })
})

test('a receiver that refuses costs one line of the log, and no call fails', async () => {
  const refusing = await startReceiver(400)
  const traces = open({ OTEL_EXPORTER_OTLP_ENDPOINT: refusing.url })
  for (let at = 0; at < 300; at++) await call(traces)
  expect(traces.isFailing()).toBe(false)
  await traces.close()
  await refusing.close()
  expect(refusing.paths().length).toBeGreaterThan(1)
  expect(traces.isFailing()).toBe(true)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['las trazas no llegan a su receptor'])
})
