import type { HechosDeLaVenta } from '../cartera/pasos.ts'

/** Sale of a prospect that was only entered. */
export const ventaNueva: HechosDeLaVenta = {
  activo: true,
  etapa: 'prospecto',
  tipoVenta: 'M',
  conAntecedentes: false,
  conGrupo: false,
  enActualizacion: false,
  etapaDS: null,
  resultadoDS: null,
  dsFirmada: false,
  otraConContrato: false,
  oposiciones: [],
  firma: null,
}
