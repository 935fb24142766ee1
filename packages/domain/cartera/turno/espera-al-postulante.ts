import type { EtapaDS } from '../../declaracion/etapas.ts'
import { contestaElPostulante, laTieneElPostulante } from '../../declaracion/invitacion/quien-contesta.ts'
import { respondeElPostulante } from '../../declaracion/invitacion/seguimiento.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import type { HechosDeLaVenta } from '../pasos.ts'
import { type PasoSiguiente, siguientes } from '../siguiente.ts'

/**
 * The Estados whose step is the advisor's in a manual sale and the applicant's in an electronic one, which nobody takes
 * for them; each with the term of its Estado, whoever acts. Regla propia: the terms are ours.
 */
const esperas = {
  'DS en Proceso': {
    paso: 'Espera que el postulante responda su DS',
    recordar: 'Recordar al postulante que responda su DS',
  },
  'DS en Revisión': {
    paso: 'Espera los antecedentes del postulante',
    recordar: 'Recordar al postulante los antecedentes pedidos',
  },
  'DS Aceptada con Restricciones': {
    paso: 'Espera que el postulante responda las restricciones',
    recordar: 'Recordar al postulante que responda las restricciones',
  },
} as const satisfies Partial<Record<EstadoProspecto, { readonly paso: string; readonly recordar: string }>>

const laFirma = {
  paso: 'Espera que el postulante firme su DS',
  recordar: 'Recordar al postulante que firme su DS',
}

type EstadoDelPostulante = keyof typeof esperas

const esDelPostulante = (estado: EstadoProspecto): estado is EstadoDelPostulante => Object.hasOwn(esperas, estado)

/** Their income step came to nothing, and their page says that the advisor was told. */
const detenidas: readonly EtapaDS[] = ['noExisteEmpleadoresNoAsistido', 'contactarEjecutivo']

function leToca({ tipoVenta, etapaDS: etapa, resultadoDS }: HechosDeLaVenta): boolean {
  if (etapa === null || detenidas.includes(etapa)) return false
  if (etapa === 'resultado') return contestaElPostulante({ tipoVenta }) && respondeElPostulante(resultadoDS)
  return laTieneElPostulante({ tipoVenta, etapa })
}

/** What an electronic sale waits for its applicant to do with their DS; null: nothing, or it is another's turn. */
export function esperaAlPostulante(estado: EstadoProspecto, venta: HechosDeLaVenta): PasoSiguiente | null {
  if (!esDelPostulante(estado) || !leToca(venta)) return null
  const { plazoDias } = siguientes[estado]
  const firma = venta.etapaDS === 'resumenDeclaracion' || venta.etapaDS === 'firma'
  return { actua: 'postulante', ...(firma ? laFirma : esperas[estado]), plazoDias }
}
