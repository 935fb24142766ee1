import { cotizanteMessages } from '../../messages/declaracion/cotizante.ts'
import { pasaporte, rut } from '../especies.ts'
import type { Ficha } from '../ficha.ts'
import { letra } from '../letras.ts'
import { medidas, nombreDS } from './cotizante.ts'
import * as regla from './reglas-ds.ts'

/** Type of document of a beneficiary, derived from the stored number. */
const documento = {
  tipoDocumento: {
    especie: letra(['R', 'P']),
    columna: null,
    etiqueta: 'Tipo de documento',
    en: { persona: (value: string) => (value ? null : cotizanteMessages.tipoDocumento.text) },
  },
} as const satisfies Ficha

/** Plain stored columns of a beneficiary of the declaration: a rut or a passport. */
export const dependiente = {
  ...nombreDS,
  rutBeneficiario: {
    especie: rut,
    columna: 'rut',
    etiqueta: 'RUT',
    enFrase: 'RUT',
    en: { persona: regla.reglaRutSi },
    si: regla.conRut,
  },
  pasaporte: {
    especie: pasaporte,
    columna: 'pasaporte',
    etiqueta: 'Número de pasaporte',
    en: { persona: regla.reglaPasaporteSi },
    si: regla.sinRut,
  },
} as const satisfies Ficha

/** Beneficiary of the declaration: person, and measures, which are stored encrypted (spec 2 §5). */
export const beneficiarioDS = { ...documento, ...dependiente, ...medidas } as const satisfies Ficha
