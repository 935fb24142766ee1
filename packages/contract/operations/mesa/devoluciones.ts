import { z } from 'zod'
import { LARGO_CONSTANCIA } from '../../forms/mesa/mesa.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
import { caso } from './casos.ts'

/** Papers of rejected declarations that were given back, newest first. Instants ISO. */
export const obtenerDevoluciones = operation('obtenerDevoluciones', {
  route: read('/api/alerce/v1/obtenerDevoluciones', ['devoluciones', 'mesa']),
  access: mesa,
  request: z.object(pageRequest()),
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

/** The papers were given back; `constancia`: how, and to whom. What was registered first, by another hand or in other words, is told (409). */
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

/** It was registered by mistake: it waits again. */
export const deshacerDevolucion = operation('deshacerDevolucion', {
  route: write('/api/alerce/v1/deshacerDevolucion', ['devoluciones', 'mesa', 'bitacora']),
  access: mesa,
  request: z.object({ devolucionId: idDe('devolucion') }),
  reply: z.literal('ok'),
  failure: mesaMessages.devolucionNoGuardada,
})
