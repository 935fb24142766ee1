import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { ClaseDePendiente } from '@alerce/domain/mesa/pendientes'
import { useAction } from '../../../../components/actions/use-action.ts'
import { messageOf } from '../../../../lib/api/errors.ts'
import { now } from '../../../../lib/time/clock.ts'
import { useDecision } from '../../../../lib/use-call.ts'
import { useLeido } from '../revision/use-leido.ts'
import type { ActoDeLote, LineaDeLote, useLoteHecho } from './lote-hecho.ts'
import { claveDe, type Pendiente } from './vistas.ts'

/** The kinds that are done several at once: signed papers end a contract, and a mandate asks for its reference. */
const deLote: readonly ClaseDePendiente[] = ['pago', 'irregularidad', 'fun', 'rechazo']

/** True of what may be done with others. */
export const vaEnLote = ({ clase, recibido, registroId, declaracionSaludId }: Pendiente): boolean =>
  deLote.includes(clase) &&
  (clase !== 'fun' || recibido !== null) &&
  (clase !== 'pago' || declaracionSaludId !== null) &&
  (clase === 'fun' || clase === 'pago' || registroId !== null)

function useActosDeLote(): Partial<Record<ClaseDePendiente, ActoDeLote>> {
  const { mutateAsync: aceptar } = useLeido('aceptarPrimerPago', 'registrado')
  const { mutateAsync: retomar } = useDecision('retomarPrimerPago')
  const { mutateAsync: cerrar } = useLeido('cerrarIrregularidad', 'desde', false)
  const { mutateAsync: reabrir } = useDecision('reabrirIrregularidad')
  const { mutateAsync: guardarFun } = useDecision('guardarFunBaja')
  const { mutateAsync: levantar } = useDecision('levantarRechazo')
  const { mutateAsync: retomarRechazo } = useDecision('retomarRechazo')
  const fun = ({ rut, recibido }: Pendiente) => ({ rut: rut ?? '', recibido: recibido ?? '' })
  const hoy = aDDMMYYYY(hoyEnSantiago(now()))
  const venta = ({ declaracionSaludId }: Pendiente) => ({ declaracionSaludId: declaracionSaludId ?? 0 })
  return {
    pago: {
      palabra: 'Aceptar',
      hecho: 'primer pago aceptado',
      hacer: (uno) => aceptar({ ...venta(uno), registrado: uno.desde }),
      deshacer: (uno) => retomar(venta(uno)),
    },
    irregularidad: {
      palabra: 'Cerrar',
      hecho: 'irregularidad cerrada',
      hacer: ({ registroId, desde }) => cerrar({ irregularidadId: registroId ?? 0, desde }),
      deshacer: ({ registroId }) => reabrir({ irregularidadId: registroId ?? 0 }),
    },
    fun: {
      palabra: 'Procesados hoy',
      hecho: 'FUN procesado',
      hacer: (uno) => guardarFun({ ...fun(uno), procesado: hoy, procesadoAntes: null }),
      deshacer: (uno) =>
        guardarFun({ ...fun(uno), procesado: null, recibidoAntes: fun(uno).recibido, procesadoAntes: hoy }),
    },
    rechazo: {
      palabra: 'Levantar',
      hecho: 'rechazo levantado',
      hacer: ({ registroId }) => levantar({ rechazoId: registroId ?? 0 }),
      deshacer: ({ registroId }) => retomarRechazo({ rechazoId: registroId ?? 0 }),
    },
  }
}

/** One after another, whatever becomes of the one before. */
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
  /** They are chosen no more; whoever was chosen since is. */
  readonly soltar: (claves: readonly string[]) => void
}

/** The act that the chosen share, done to each, and what became of each; what was done may be taken back. */
export function useLote({ elegidos, soltar }: Elegidos, [hecho, setHecho]: ReturnType<typeof useLoteHecho>) {
  const actos = useActosDeLote()
  const [primero] = elegidos
  const iguales = elegidos.every(({ clase }) => clase === primero?.clase)
  const acto = (iguales && primero && actos[primero.clase]) || null
  const hacer = useAction(async () => {
    if (!acto) return
    const lineas = await unoPorUno(elegidos, acto.hacer, acto.hecho)
    soltar(elegidos.map(claveDe))
    setHecho({ acto, lineas })
  }, mesaMessages.pendienteNoGuardado.text)
  const deshacer = useAction(async () => {
    if (!hecho?.acto) return
    const hechos = hecho.lineas.filter(({ ok }) => ok).map(({ uno }) => uno)
    const vueltas = await unoPorUno(hechos, hecho.acto.deshacer, 'se deshizo')
    const lineas = hecho.lineas.map((linea) => vueltas.find(({ uno }) => claveDe(uno) === claveDe(linea.uno)) ?? linea)
    setHecho({ acto: null, lineas })
  }, mesaMessages.pendienteNoGuardado.text)
  return { acto, hacer, hecho, deshacer, olvidar: () => setHecho(null) }
}

export type Lote = ReturnType<typeof useLote>
