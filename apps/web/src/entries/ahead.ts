import { asuntosPorGrupo } from '@alerce/domain/limites'
import { periodo } from '../features/agenda/citas/citas.ts'
import { rangeOf } from '../features/agenda/citas/range.ts'
import { firstView } from '../features/agenda/citas/use-agenda.ts'
import { type CallName, call, type PayloadOf } from '../lib/api/call.ts'
import { mayPassLater } from '../lib/api/errors.ts'
import { copyOf } from '../lib/sin-red/copies.ts'
import { shownSince } from '../lib/sin-red/mode.ts'
import { now, todayInSantiago } from '../lib/time/clock.ts'

// The day of an advisor, read ahead while the browser is idle, so that it is there without network (decision 045).

/** A younger copy is not read again, in ms: reloads ask the server nothing. */
const FRESH_MS = 30 * 60_000
/** Most sales read ahead: those of one day on screen. */
const MOST_SALES = 3 * asuntosPorGrupo
/** Frame, Antecedentes, Beneficiarios and Bitácora of a sale. */
const deVenta = [
  ...(['obtenerVenta', 'obtenerDatosProspecto', 'obtenerBitacoraProspecto', 'obtenerBeneficiarios'] as const),
  ...(['obtenerCertificados', 'obtenerDocumentosProspecto'] as const),
] as const
/** Longest wait in ms for an idle moment. */
const IDLE_MS = 2000

/** Waits for an idle moment; Safari tells none. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS)
  })

/** Reads one call, unless its copy is young; false: no more may be read now. */
async function read<N extends CallName>(name: N, payload: PayloadOf<N>, signal: AbortSignal): Promise<boolean> {
  await idle()
  if (signal.aborted || shownSince() !== null) return false
  const copy = await copyOf(name, payload)
  if (copy && Date.parse(now()) - Date.parse(copy.en) < FRESH_MS) return true
  try {
    await call(name, payload, { signal })
  } catch (error) {
    // Refused, as a sale handed over meanwhile: the others are read
    if (signal.aborted || mayPassLater(error)) return false
  }
  return shownSince() === null
}

/** People of the day, in its order. */
async function personas(signal: AbortSignal): Promise<readonly number[]> {
  const { grupos } = await call('obtenerMiDia', { limite: asuntosPorGrupo }, { signal })
  const ids = grupos.flatMap(({ asuntos }) => asuntos.flatMap(({ prospectoId }) => prospectoId ?? []))
  return [...new Set(ids)].slice(0, MOST_SALES)
}

/** Reads the agenda of today and the sales of Mi día, one call after another; the replies are kept as they come. */
export async function readAhead(signal: AbortSignal): Promise<void> {
  await idle()
  const hoy = todayInSantiago()
  if (!(await read('obtenerCitas', periodo(rangeOf(firstView(), hoy)), signal))) return
  if (!(await read('obtenerFeriados', { anio: Number(hoy.slice(0, 4)) }, signal))) return
  for (const name of ['regiones', 'isapres', 'afps'] as const) if (!(await read(name, {}, signal))) return
  for (const prospectoId of await personas(signal)) {
    for (const name of deVenta) if (!(await read(name, { prospectoId }, signal))) return
    if (!(await read('estadoAutorizacion', { ProspectoID: prospectoId }, signal))) return
  }
}
