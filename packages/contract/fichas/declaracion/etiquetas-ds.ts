import { papel, saludDelTitular } from './cotizante.ts'

const { peso, altura, pension, causal, diagnostico } = saludDelTitular

/** Labels of declared data, for forms, screens and papers. Measures in a table carry their unit. */
export const etiquetasDS = {
  folio: papel.folioDS.etiqueta,
  fechaDS: papel.fechaDS.etiqueta,
  peso: peso.etiqueta,
  pesoEnKg: `${peso.etiqueta} (kg)`,
  estatura: altura.etiqueta,
  estaturaEnM: `${altura.etiqueta} (m)`,
  pension: pension.etiqueta,
  causal: causal.etiqueta,
  diagnostico: diagnostico.etiqueta,
  codigo: 'Código',
  persona: 'Persona',
  fechaAproximada: 'Fecha aproximada',
  intervencion: 'Intervención quirúrgica',
  /** Same two labels, short, for the head of a narrow column. */
  fecha: 'Fecha',
  cirugia: 'Cirugía',
} as const
