import { z } from 'zod'
import { beneficiario as ficha } from '../../fichas/postulacion/beneficiario.ts'
import { MAXIMO_BENEFICIARIOS } from '../../forms/postulacion/beneficiarios.ts'
import { beneficiariosMessages } from '../../messages/postulacion/beneficiarios.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { exigida } from '../../shapes/base/ficha/exigida.ts'
import { leida } from '../../shapes/base/ficha/leida.ts'
import { id, idDe } from '../../shapes/base/ids.ts'

/** Key that identifies a row of the form after saving: 32 hexadecimal digits. Ours. */
const clave = z.string().regex(/^[0-9a-f]{32}$/)

/** Birth dates are YYYY/MM/DD both ways (spec 2 §3). */
export const obtenerBeneficiarios = operation('obtenerBeneficiarios', {
  route: read('/api/v1/obtenerBeneficiarios', ['beneficiarios']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.array(
    z.object({
      beneficiarioId: id(),
      ...leida(ficha),
      clave: clave.optional(),
    }),
  ),
  failure: beneficiariosMessages.readFailed,
})

/**
 * Adds the new beneficiaries, the only ones sent (spec 2 §3). A `clave` that already exists replaces its row: it was
 * corrected during a save, or is sent again. Clears the quote.
 */
export const guardarBeneficiarios = operation('guardarBeneficiarios', {
  route: write('/api/v1/guardarBeneficiarios', ['prospecto', 'datos', 'beneficiarios', 'cotizacion']),
  access: ['asesor'],
  request: z.object({
    prospectoId: idDe('prospecto'),
    beneficiarios: z
      .array(z.object({ ...exigida(ficha), clave: clave.optional() }))
      .max(MAXIMO_BENEFICIARIOS, beneficiariosMessages.demasiados.text),
  }),
  reply: z.literal('ok'),
  failure: beneficiariosMessages.saveFailed,
})

export const eliminarBeneficiario = operation('eliminarBeneficiario', {
  route: write('/api/alerce/v1/eliminarBeneficiario', ['prospecto', 'datos', 'beneficiarios', 'cotizacion'], {
    bearer: true,
  }),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), beneficiarioId: idDe('beneficiario') }),
  reply: z.literal('ok'),
  failure: beneficiariosMessages.deleteFailed,
})
