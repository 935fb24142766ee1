import type { EstadoDeCorreo } from './queries.ts'

export const palabrasDeEstado: Readonly<Record<EstadoDeCorreo, string>> = {
  pendiente: 'Por enviar',
  'en bandeja': 'En bandeja',
  enviado: 'Enviado',
  fallido: 'No se pudo enviar',
}

export const esEstado = (text: string | null): text is EstadoDeCorreo => text !== null && text in palabrasDeEstado
