import type { DetencionDeGestionar } from '@alerce/domain/cartera/gestionar'
import type { CierreDePaso, ClaveDePaso } from '@alerce/domain/cartera/pasos'
import { emisionMessages } from '../contrato/documentos.ts'
import { type MessageDefinition, message } from '../message.ts'
import { parejaMessages } from '../postulacion/pareja.ts'

/** Titles of the eight steps of a sale. */
export const titulosDePaso: Record<ClaveDePaso, string> = {
  antecedentes: 'Antecedentes',
  beneficiarios: 'Beneficiarios',
  cotizar: 'Cotizar Plan',
  resumen: 'Resumen plan',
  declaracion: 'Declaración de Salud',
  resultado: 'Resultado',
  contractual: 'Datos pendientes',
  documentos: 'Documentos',
}

/** Reason why a step is closed: short for the bar, and complete. */
interface CierreDicho {
  readonly detalle: string
  readonly motivo: string
}

/* @__NO_SIDE_EFFECTS__ */
const abre = (detalle: string, motivo = detalle): CierreDicho => ({ detalle, motivo })

/** When a closed step opens. */
export const aperturaDePaso: Record<ClaveDePaso, CierreDicho> = {
  antecedentes: abre('abre si está activo', 'abre con el prospecto activo'),
  beneficiarios: abre('abre con los antecedentes', 'abre con los antecedentes guardados'),
  cotizar: abre('abre con los beneficiarios', 'abre con los antecedentes y los beneficiarios guardados'),
  resumen: abre('abre al confirmar el plan'),
  declaracion: abre('abre al generar la DS', 'abre al generar la Declaración de Salud'),
  resultado: abre('abre con la DS enviada'),
  contractual: abre('abre con la DS aceptada'),
  documentos: abre('abre con los datos', 'abre con los datos pendientes guardados'),
}

/** Why a step does not open in its turn. */
export const ventaDetenida = {
  inactivo: { detalle: 'prospecto inactivo', motivo: 'cerrado: el prospecto está inactivo' },
  terminada: { detalle: 'terminó sin contrato', motivo: 'cerrado: la postulación terminó sin contrato' },
  otroContrato: {
    detalle: 'hay otro contrato',
    motivo: 'cerrado: otra postulación con la misma DS ya tiene su contrato',
  },
  esperaAlOtorgante: { detalle: 'espera a quien otorga', motivo: 'abre cuando quien otorga tenga su plan' },
} as const satisfies Record<Exclude<CierreDePaso, 'porAbrir'>, CierreDicho>

export const detalleDePaso = { listo: 'listo', ahora: 'ahora', sigue: 'sigue' } as const
/** Mark of the step of a sale that waits for somebody other than its advisor. */
export const enEspera = 'en espera'

/** The Bitácora of a prospect (spec 2 §8, Documents: timeline failure). */
export const bitacoraMessages = {
  readFailed: message('bitacora_no_leida', 503, 'No se han podido obtener los datos del prospecto'),
} as const

/** Messages of a stopped Gestionar (spec 1 §4, steps 1 to 3). */
export const detencionesDeGestionar: Readonly<Record<DetencionDeGestionar, MessageDefinition>> = {
  funNoVigente: emisionMessages.funNoVigente,
  mandatoFaltante: emisionMessages.mandatoFaltante,
  parejaDetenida: parejaMessages.detenida,
  recibeEspera: parejaMessages.otorganteSinTerminar,
}
