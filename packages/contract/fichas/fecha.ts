import { aDDMMYYYY, aYYYYMMDD, deDDMMYYYY, deYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import type { Especie } from './especie.ts'

/** A day, ISO in form and column ('' and null are none), DD-MM-YYYY in calls and replies. */
export const fechaDMY: Especie<'fechaDMY', string, string | null, string, string | null> = {
  tipo: 'fechaDMY',
  vacio: '',
  forma: (columna) => columna ?? '',
  guarda: (form) => form || null,
  // The shape of the call already made it ISO.
  recibe: (sent) => (sent === null ? '' : String(sent)),
  envia: (form) => form && aDDMMYYYY(form),
  sale: (columna) => columna && aDDMMYYYY(columna),
  entra: (reply) => reply && deDDMMYYYY(reply),
}

/** A day that is never missing, YYYY/MM/DD in calls and replies. */
export const fechaYMD: Especie<'fechaYMD', string, string, string, string> = {
  tipo: 'fechaYMD',
  vacio: '',
  forma: (columna) => columna,
  guarda: (form) => form,
  recibe: (sent) => (sent === null ? '' : String(sent)),
  envia: (form) => form && aYYYYMMDD(form),
  sale: aYYYYMMDD,
  entra: (reply) => deYYYYMMDD(reply) ?? '',
}
