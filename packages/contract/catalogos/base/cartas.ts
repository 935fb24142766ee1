import type { Autor } from './bitacora.ts'

/** Classes of a letter, `clase` in the row and on the wire. */
export const clasesDeCarta = [
  'agenda',
  'cotizacion',
  'declaracion',
  'documentos',
  'pago',
  'actualizacion',
  'acceso',
  'mensaje',
  'equipo',
  'resumen',
] as const

export interface CartaKind {
  readonly clase: (typeof clasesDeCarta)[number]
  readonly autor: Autor
  /** Sent at the press of a button: repeated within minutes, it is one letter. Else each event sends one. */
  readonly pedida?: true
  /** Carries a link or a code that opens something: only its addressee may read it (domain/base/correos/llave). */
  readonly abre?: true
  /** Shown in the outbox and in inboxes: no health, no RUT, no e-mail. */
  readonly asunto: (...datos: string[]) => string
}

/** Letters of the product, with their subjects; the act that sends a letter writes its body. */
export const cartas = {
  citaInvitada: {
    clase: 'agenda',
    autor: 'persona',
    asunto: (asesor: string, cuando: string) => `Cita con ${asesor}: ${cuando}`,
  },
  citaAnulada: {
    clase: 'agenda',
    autor: 'persona',
    asunto: (asesor: string, cuando: string) => `Se canceló la cita con ${asesor}: ${cuando}`,
  },
  reservaHecha: {
    clase: 'agenda',
    autor: 'persona',
    abre: true,
    asunto: (asesor: string, cuando: string) => `Reservó una cita con ${asesor}: ${cuando}`,
  },
  reservaMovida: {
    clase: 'agenda',
    autor: 'persona',
    abre: true,
    asunto: (asesor: string, cuando: string) => `Cambió su cita con ${asesor}: ${cuando}`,
  },
  cotizacion: {
    clase: 'cotizacion',
    autor: 'persona',
    pedida: true,
    abre: true,
    asunto: (plan: string) => `Cotización de su plan de salud ${plan}`,
  },
  resultado: {
    clase: 'declaracion',
    autor: 'ambos',
    asunto: (quien: string, folio: string) => `Hay un resultado de ${quien} (DS ${folio})`,
  },
  documentosDelContrato: {
    clase: 'documentos',
    autor: 'persona',
    pedida: true,
    abre: true,
    asunto: () => 'Documentos de su contrato de salud',
  },
  cupon: {
    clase: 'pago',
    autor: 'persona',
    pedida: true,
    asunto: (mes: string) => `Su cupón de pago de ${mes}`,
  },
  enlaceMandato: {
    clase: 'pago',
    autor: 'ambos',
    pedida: true,
    abre: true,
    asunto: () => 'Autorice el pago de su plan de salud',
  },
  invitacionDS: {
    clase: 'declaracion',
    autor: 'persona',
    pedida: true,
    abre: true,
    asunto: () => 'Complete su Declaración de Salud',
  },
  recordatorioDS: {
    clase: 'declaracion',
    autor: 'sistema',
    abre: true,
    asunto: () => 'Su invitación a la Declaración de Salud está por vencer',
  },
  turnoDeFirma: {
    clase: 'declaracion',
    autor: 'persona',
    abre: true,
    asunto: () => 'Ya puede firmar su Declaración de Salud',
  },
  resultadoPostulante: {
    clase: 'declaracion',
    autor: 'ambos',
    abre: true,
    asunto: () => 'Hay un resultado de su Declaración de Salud',
  },
  respuestaDelAsesor: {
    clase: 'declaracion',
    autor: 'persona',
    abre: true,
    asunto: () => 'Su asesor respondió su pregunta',
  },
  firmaPostulante: {
    clase: 'documentos',
    autor: 'persona',
    pedida: true,
    abre: true,
    asunto: () => 'Firme los documentos de su contrato',
  },
  contratoHecho: {
    clase: 'documentos',
    autor: 'sistema',
    abre: true,
    asunto: () => 'Su contrato de salud está hecho',
  },
  copiaDS: {
    clase: 'documentos',
    autor: 'persona',
    pedida: true,
    abre: true,
    asunto: () => 'Su copia de la Declaración de Salud',
  },
  devolucionDS: {
    clase: 'documentos',
    autor: 'persona',
    abre: true,
    asunto: () => 'Sus documentos de la Declaración de Salud',
  },
  cambioDeCorreo: {
    clase: 'declaracion',
    autor: 'persona',
    abre: true,
    asunto: () => 'Cambió el correo de su invitación',
  },
  codigoPostulante: { clase: 'acceso', autor: 'persona', abre: true, asunto: () => 'Su código de un solo uso' },
  documentosRecibidos: { clase: 'actualizacion', autor: 'persona', asunto: () => 'Recibimos sus documentos' },
  nombreCorregido: { clase: 'actualizacion', autor: 'persona', asunto: () => 'Corregimos su nombre' },
  documentosYNombre: {
    clase: 'actualizacion',
    autor: 'persona',
    asunto: () => 'Recibimos sus documentos y corregimos su nombre',
  },
  planActualizado: { clase: 'actualizacion', autor: 'persona', asunto: () => 'Su plan de salud cambió' },
  mensajeDelAsesor: {
    clase: 'mensaje',
    autor: 'persona',
    asunto: (asesor: string) => `Mensaje de ${asesor}`,
  },
  mensajeDeMesa: {
    clase: 'documentos',
    autor: 'persona',
    pedida: true,
    asunto: (caso: string) => `La mesa le escribe por ${caso}`,
  },
  alertasDelEquipo: { clase: 'equipo', autor: 'sistema', asunto: () => 'Alertas de su equipo' },
  resumenDeAvisos: {
    clase: 'resumen',
    autor: 'sistema',
    abre: true,
    asunto: (cuantos: string) => `Tiene ${cuantos} en el panel`,
  },
  cuentaCreada: { clase: 'acceso', autor: 'persona', asunto: () => 'Se creó su cuenta' },
  cuentaPorCerrar: { clase: 'acceso', autor: 'sistema', asunto: (dia: string) => `Su cuenta se cierra el ${dia}` },
  cuentaCerrada: { clase: 'acceso', autor: 'sistema', asunto: () => 'Su cuenta se cerró' },
  enlaceDeClave: { clase: 'acceso', autor: 'persona', abre: true, asunto: () => 'Cree una contraseña nueva' },
  segundoFactorCambiado: { clase: 'acceso', autor: 'persona', asunto: () => 'Cambió el segundo paso de su ingreso' },
  claveCambiada: { clase: 'acceso', autor: 'persona', asunto: () => 'Su contraseña cambió' },
} as const satisfies Readonly<Record<string, CartaKind>>

export type Carta = keyof typeof cartas
