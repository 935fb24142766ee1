import type { Cita } from '../../features/agenda/citas/citas.ts'

/** An appointment with Óscar. */
export const citaDe = (cuando: Pick<Cita, 'start' | 'end'> & Partial<Cita>): Cita => ({
  citaId: 1,
  prospectoId: 12,
  nombre: 'ÓSCAR PEÑA',
  telefono: '',
  comentario: '',
  estado: null,
  reserva: null,
  avisa: false,
  version: 1,
  permiteTope: false,
  lugar: '',
  traslado: 0,
  ...cuando,
})
