import type { RespuestaDeCliente } from '@alerce/domain/cotizacion/enlace'
import { cotizacionRespondida } from '../../cotizacion/publica/events.ts'
import { listener } from '../../listener.ts'
import { saveTareaDelDia } from './schedule-tarea.ts'

const pasos: Readonly<Record<RespuestaDeCliente, (plan: string) => string>> = {
  interesa: (plan) => `Llamar: le interesa la cotización del plan ${plan}`,
  pregunta: () => 'Llamar: tiene una pregunta sobre su cotización',
  otra: () => 'Enviar otra cotización: la suya venció y pide una nueva',
}

/** The answer of a client to a quote is the next step of its advisor: a task of the day. */
export const onCotizacionRespondida = listener(
  cotizacionRespondida,
  (ctx, { asesorId, prospectoId, numero, respuesta, plan }) =>
    saveTareaDelDia(ctx, {
      asesorId,
      prospectoId,
      texto: pasos[respuesta](plan),
      clave: `${prospectoId} cotizacion ${numero} ${respuesta}`,
    }),
)
