/**
 * Data of a message to another system: ids, and the stage reached. Never a name, a RUT, an amount or health data: the
 * receiver asks the API for the rest, with its own scopes.
 */
export interface DatosDeSuceso {
  readonly prospectoId?: number | null
  /** `identificador` of the calls of a declaration. */
  readonly declaracionId?: number
  /** Stage reached, as the API names it: of the prospecto in `venta.etapa`, of the declaration in `declaracion.etapa`. */
  readonly etapa?: string
  readonly citaId?: number
  readonly irregularidadId?: number
}

interface SucesoKind {
  readonly texto: string
  /** Data besides `prospectoId`, which is null in an appointment with a client who is no prospecto yet. */
  readonly lleva: readonly (keyof DatosDeSuceso)[]
}

/** Kinds of change that other systems can subscribe to (webhooks). A name is never changed nor reused. */
export const sucesos = {
  'venta.creada': { texto: 'Venta creada', lleva: [] },
  'venta.etapa': { texto: 'La venta cambió de etapa', lleva: ['etapa'] },
  'declaracion.etapa': { texto: 'La Declaración de Salud cambió de etapa', lleva: ['declaracionId', 'etapa'] },
  'declaracion.enviada': { texto: 'Declaración de Salud enviada a evaluación', lleva: ['declaracionId'] },
  'declaracion.resuelta': { texto: 'La evaluación tiene una respuesta', lleva: ['declaracionId'] },
  'contrato.suscrito': { texto: 'Contrato suscrito', lleva: ['declaracionId'] },
  'cita.agendada': { texto: 'Cita agendada', lleva: ['citaId'] },
  'cita.movida': { texto: 'Cita movida', lleva: ['citaId'] },
  'cita.anulada': { texto: 'Cita anulada', lleva: ['citaId'] },
  'irregularidad.abierta': { texto: 'Irregularidad abierta', lleva: ['irregularidadId'] },
  'irregularidad.cerrada': { texto: 'Irregularidad cerrada', lleva: ['irregularidadId'] },
} as const satisfies Readonly<Record<string, SucesoKind>>

export type SucesoElegible = keyof typeof sucesos

export const sucesosElegibles = Object.keys(sucesos) as readonly SucesoElegible[]

/** Kind of the message with which an administrator tries an address: nobody subscribes to it, and it has no data. */
export const PRUEBA = 'prueba'

export type TipoDeSuceso = SucesoElegible | typeof PRUEBA

type Lleva<T extends SucesoElegible> = (typeof sucesos)[T]['lleva'][number]

/** A change with the data that its kind carries. */
export type Suceso = {
  [T in SucesoElegible]: { readonly tipo: T } & Required<Pick<DatosDeSuceso, Lleva<T>>>
}[SucesoElegible]
