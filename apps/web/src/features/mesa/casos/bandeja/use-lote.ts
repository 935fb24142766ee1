import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { ClaseDePendiente } from '@alerce/domain/mesa/pendientes'
import { useAction } from '../../../../components/actions/use-action.ts'
import { call } from '../../../../lib/api/call.ts'
import { messageOf } from '../../../../lib/api/errors.ts'
import { now } from '../../../../lib/time/clock.ts'
import { useWork } from '../../../../lib/use-call.ts'
import { decideLeido } from '../revision/use-leido.ts'
import type { ActoDeLote, LineaDeLote, useLoteHecho } from './lote-hecho.ts'
import { claveDe, type Pendiente } from './vistas.ts'

/** The kinds that are done several at once: signed papers end a contract, and a mandate asks for its reference. */
const deLote: readonly ClaseDePendiente[] = ['pago', 'irregularidad', 'fun', 'rechazo']

/** True for matters that can be done in a batch. */
export const vaEnLote = ({ clase, recibido, registroId, declaracionSaludId }: Pendiente): boolean =>
  deLote.includes(clase) &&
  (clase !== 'fun' || recibido !== null) &&
  (clase !== 'pago' || declaracionSaludId !== null) &&
  (clase === 'fun' || clase === 'pago' || registroId !== null)

const accept = decideLeido('aceptarPrimerPago', 'registrado')
const close = decideLeido('cerrarIrregularidad', 'desde')

/** All that the acts below call. */
const llamadas = [
  ...(['aceptarPrimerPago', 'retomarPrimerPago', 'cerrarIrregularidad', 'reabrirIrregularidad'] as const),
  ...(['guardarFunBaja', 'levantarRechazo', 'retomarRechazo'] as const),
]

const funDe = ({ rut, recibido }: Pendiente) => ({ rut: rut ?? '', recibido: recibido ?? '' })
const ventaDe = ({ declaracionSaludId }: Pendiente) => ({ declaracionSaludId: declaracionSaludId ?? 0 })

function actosDeLote(hoy: string): Partial<Record<ClaseDePendiente, ActoDeLote>> {
  return {
    pago: {
      palabra: 'Aceptar',
      hecho: 'primer pago aceptado',
      perform: (uno) => accept({ ...ventaDe(uno), registrado: uno.desde }),
      undo: (uno) => call('retomarPrimerPago', ventaDe(uno)),
    },
    irregularidad: {
      palabra: 'Cerrar',
      hecho: 'irregularidad cerrada',
      perform: ({ registroId, desde }) => close({ irregularidadId: registroId ?? 0, desde }),
      undo: ({ registroId }) => call('reabrirIrregularidad', { irregularidadId: registroId ?? 0 }),
    },
    fun: {
      palabra: 'Procesados hoy',
      hecho: 'FUN procesado',
      perform: (uno) => call('guardarFunBaja', { ...funDe(uno), procesado: hoy, procesadoAntes: null }),
      undo: (uno) => {
        const fun = funDe(uno)
        return call('guardarFunBaja', { ...fun, procesado: null, recibidoAntes: fun.recibido, procesadoAntes: hoy })
      },
    },
    rechazo: {
      palabra: 'Levantar',
      hecho: 'rechazo levantado',
      perform: ({ registroId }) => call('levantarRechazo', { rechazoId: registroId ?? 0 }),
      undo: ({ registroId }) => call('retomarRechazo', { rechazoId: registroId ?? 0 }),
    },
  }
}

/** Runs the act on each row in turn; a failed row does not stop the next. */
async function unoPorUno(todos: readonly Pendiente[], act: (uno: Pendiente) => Promise<unknown>, texto: string) {
  const lineas: LineaDeLote[] = []
  for (const uno of todos) {
    try {
      await act(uno)
      lineas.push({ uno, ok: true, texto })
    } catch (error) {
      lineas.push({ uno, ok: false, texto: messageOf(error, mesaMessages.pendienteNoGuardado.text) })
    }
  }
  return lineas
}

interface Elegidos {
  readonly elegidos: readonly Pendiente[]
  /** Unselects the rows of the batch. Rows selected since stay selected. */
  readonly release: (claves: readonly string[]) => void
}

interface Tanda {
  readonly todos: readonly Pendiente[]
  readonly act: (uno: Pendiente) => Promise<unknown>
  /** Text of each row that was done. */
  readonly texto: string
}

/** Act shared by the chosen rows: runs it on each, reports each result, and offers the undo. */
export function useLote({ elegidos, release }: Elegidos, [hecho, setHecho]: ReturnType<typeof useLoteHecho>) {
  const { mutateAsync: cadaUno } = useWork(({ todos, act, texto }: Tanda) => unoPorUno(todos, act, texto), llamadas)
  const actos = actosDeLote(aDDMMYYYY(hoyEnSantiago(now())))
  const [primero] = elegidos
  const iguales = elegidos.every(({ clase }) => clase === primero?.clase)
  const acto = (iguales && primero && actos[primero.clase]) || null
  const hacer = useAction(async () => {
    if (!acto) return
    await cadaUno({ todos: elegidos, act: acto.perform, texto: acto.hecho }, (lineas) => setHecho({ acto, lineas }))
    release(elegidos.map(claveDe))
  }, mesaMessages.pendienteNoGuardado.text)
  const deshacer = useAction(async () => {
    if (!hecho?.acto) return
    const todos = hecho.lineas.filter(({ ok }) => ok).map(({ uno }) => uno)
    await cadaUno({ todos, act: hecho.acto.undo, texto: 'se deshizo' }, (vueltas) => {
      const vuelta = (clave: string) => vueltas.find(({ uno }) => claveDe(uno) === clave)
      setHecho({ acto: null, lineas: hecho.lineas.map((linea) => vuelta(claveDe(linea.uno)) ?? linea) })
    })
  }, mesaMessages.pendienteNoGuardado.text)
  return { acto, hacer, hecho, deshacer, forget: () => setHecho(null) }
}

export type Lote = ReturnType<typeof useLote>
