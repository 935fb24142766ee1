import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { setTimeout as pass } from 'node:timers/promises'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../../config/env.ts'
import type { Log } from '../log.ts'
import { type Attributes, type Kind, type OpenSpan, type Traces, typeOf } from './traces.ts'

/** Spans that wait for the receiver; more are dropped. */
const QUEUE = { maxQueueSize: 2048, maxExportBatchSize: 256, scheduledDelayMillis: 2000 }
/** Longest wait for the receiver at the end of the process, milliseconds. */
const LAST_MS = 2000

type Settings = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>

const kinds: Readonly<Record<Kind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name.endsWith('always_off')) return new AlwaysOffSampler()
  return name.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Settings): Sampler {
  const root = rootSampler(name, ratio)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** Logs one line when the receiver stops taking spans, and one when it takes them again. */
function watchReceiver(exporter: SpanExporter, log: Log) {
  let failing = false
  function hear(isTaken: boolean, error: Error | undefined): void {
    if (isTaken !== failing) return
    failing = !isTaken
    if (failing) log.warn({ motivo: error?.message }, 'las trazas no llegan a su receptor')
    else log.info('las trazas llegan otra vez a su receptor')
  }
  const watched: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        hear(result.code === ExportResultCode.SUCCESS, result.error)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
  return { watched, isFailing: () => failing }
}

const openSpan = (span: Span): OpenSpan => ({
  traceId: span.spanContext().traceId,
  tell: (attributes) => void span.setAttributes(attributes as Record<string, string>),
  fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
})

/** W3C traceparent of a span. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`
}

/** Context of the origin of a work; of none, a new trace begins. */
function contextOf(parent: string | undefined) {
  const origin = parent === undefined ? null : parseTraceParent(parent)
  return origin ? trace.setSpanContext(ROOT_CONTEXT, { ...origin, isRemote: true }) : ROOT_CONTEXT
}

/**
 * Traces sent to an OTLP receiver over HTTP in JSON. Loads the libraries of OpenTelemetry: import it only where traces
 * are on. Nothing is registered globally.
 */
export function openTraces(settings: Settings, log: Log): Traces {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_SERVICE_NAME: service } = settings
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const { watched, isFailing } = watchReceiver(exporter, log)
  const own = { 'service.name': service, 'service.instance.id': `${hostname()}:${process.pid}` }
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(resourceFromAttributes(own)),
    spanProcessors: [new BatchSpanProcessor({ exporter: watched, ...QUEUE })],
  })
  const tracer = provider.getTracer('alerce')
  const running = new AsyncLocalStorage<Span>()

  async function perform<T>(span: Span, work: (span: OpenSpan) => Promise<T>): Promise<T> {
    const open = openSpan(span)
    try {
      return await running.run(span, () => work(open))
    } catch (error) {
      open.fail(typeOf(error))
      throw error
    } finally {
      span.end()
    }
  }

  const begin = (name: string, kind: Kind, attributes: Attributes, context: typeof ROOT_CONTEXT): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: attributes as Record<string, string> }, context)

  return {
    enter: ({ name, kind, attributes = {}, parent }, work) =>
      perform(begin(name, kind, attributes, contextOf(parent)), work),
    inside({ name, kind, attributes = {} }, work) {
      const present = running.getStore()
      // A call that is not sampled costs no more spans
      if (!present?.isRecording()) return work(null)
      return perform(begin(name, kind, attributes, trace.setSpan(ROOT_CONTEXT, present)), work)
    },
    tell: (attributes) => void running.getStore()?.setAttributes(attributes as Record<string, string>),
    present: () => {
      const span = running.getStore()
      return span && traceparentOf(span)
    },
    isFailing,
    async close() {
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, pass(LAST_MS, undefined, { ref: false })])
    },
  }
}
