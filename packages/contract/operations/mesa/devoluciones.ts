import { z } from 'zod'
import { LARGO_CONSTANCIA } from '../../forms/mesa/mesa.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, searchedPage } from '../../shapes/base/page.ts'
import { caso } from './casos.ts'

/** Returned papers of rejected declarations, newest first. Instants ISO. */
export const obtenerDevoluciones = operation('obtenerDevoluciones', {
  route: read('/api/alerce/v1/obtenerDevoluciones', ['devoluciones', 'mesa']),
  access: mesa,
  request: z.object(searchedPage()),
  reply: pageOf(
    z.object({
      ...caso(),
      devolucionId: id(),
      desde: z.string(),
      hecha: z.string(),
      por: z.string(),
      constancia: z.string(),
    }),
  ),
  failure: mesaMessages.devolucionesFailed,
  passive: true,
})

/**
 * Registers that the papers were given back; `constancia`: how, and to whom. 409 when somebody else, or another text,
 * registered it first.
 */
export const registrarDevolucion = operation('registrarDevolucion', {
  route: write('/api/alerce/v1/registrarDevolucion', ['devoluciones', 'mesa', 'bitacora']),
  access: mesa,
  request: z.object({
    devolucionId: idDe('devolucion'),
    constancia: textoLargo(LARGO_CONSTANCIA).min(1, mesaMessages.devolucionConstancia.text),
  }),
  reply: z.literal('ok'),
  failure: mesaMessages.devolucionNoGuardada,
})

/** Undoes a mistaken registration: the return is pending again. */
export const deshacerDevolucion = operation('deshacerDevolucion', {
  route: write('/api/alerce/v1/deshacerDevolucion', ['devoluciones', 'mesa', 'bitacora']),
  access: mesa,
  request: z.object({ devolucionId: idDe('devolucion') }),
  reply: z.literal('ok'),
  failure: mesaMessages.devolucionNoGuardada,
})
