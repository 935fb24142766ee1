/** Abbreviations of the trade that stand on screens, with their meaning in one line. */
export const siglas = {
  DS: 'Declaración de Salud: lo que cada persona declara de su salud antes de contratar',
  FUN: 'Formulario Único de Notificación: con él la isapre avisa un contrato, o su término, a quien paga',
  GES: 'Garantías Explícitas en Salud: su precio se suma al del plan y es igual para cada beneficiario',
  UF: 'Unidad de Fomento: en ella se pactan los precios; su valor en pesos cambia cada día',
  CAEC: 'Cobertura Adicional para Enfermedades Catastróficas',
  IMC: 'Índice de Masa Corporal: el peso en kilos dividido por la estatura en metros al cuadrado',
  AFP: 'Administradora de Fondos de Pensiones: emite el certificado de cotizaciones',
} as const
