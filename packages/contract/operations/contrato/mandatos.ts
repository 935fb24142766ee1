import { z } from 'zod'
import { mesaMessages as m } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
import { caso } from '../mesa/casos.ts'

/**
 * Sales of independents and voluntaries whose DS was accepted: those that lack a mandate, or those that have one.
 * `otorgado`: ISO instant. A reference never holds a card number.
 */
export const obtenerMandatos = operation('obtenerMandatos', {
  route: read('/api/alerce/v1/obtenerMandatos', ['mandatos', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['faltan', 'vigentes']).default('faltan'), ...pageRequest() }),
  reply: pageOf(
    z.object({
      ...caso(),
      referencia: z.string().nullable(),
      otorgado: z.string().nullable(),
      por: z.string().nullable(),
      /** Who gave it: the applicant on their page, or the desk. */
      origen: z.enum(['postulante', 'mesa']).nullable(),
    }),
  ),
  failure: m.mandatosFailed,
  passive: true,
})

/** Sets the mandate of a declaration. */
export const registrarMandato = operation('registrarMandato', {
  route: write('/api/alerce/v1/registrarMandato', ['prospecto', 'mandatos', 'mesa']),
  access: mesa,
  request: z.object({ declaracionSaludId: idDe('declaracion'), referencia: texto(60) }),
  reply: z.literal('ok'),
  failure: m.mandatoNoGuardado,
})

/** Ends the mandate of a declaration, and says of which reference; null: it has none, and stays so. */
export const revocarMandato = operation('revocarMandato', {
  route: write('/api/alerce/v1/revocarMandato', ['prospecto', 'mandatos', 'mesa']),
  access: mesa,
  request: z.object({ declaracionSaludId: idDe('declaracion') }),
  reply: z.object({ referencia: z.string().nullable() }),
  failure: m.mandatoNoGuardado,
})
