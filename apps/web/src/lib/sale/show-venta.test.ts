import { incidencias } from '@alerce/domain/cartera/siguiente'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { pasoDe, ventaDe } from '../../testing/venta.ts'
import { readOptions } from '../api/read-options.ts'
import { queryClient } from '../query-client.ts'
import { loQueSigue, showVenta } from './show-venta.ts'
import type { Venta } from './venta.ts'

const pasos = [pasoDe('cotizar', 'listo', '/preliminar-plan'), pasoDe('resumen', 'ahora', '/resumen-plan')]

test.each<[string, Venta['turno'], string]>([
  ['of the advisor', { actua: 'asesor', paso: 'Enviar la invitación' }, 'Sigue: resumen'],
  ['of the applicant', { actua: 'postulante', paso: 'Espera la respuesta del postulante' }, 'Ver resumen'],
  ['by telephone', { actua: 'asesor', paso: incidencias.rechazo.paso }, 'Ver resumen'],
])('the current step comes next when the turn is %s', (_whose, turno, texto) => {
  expect(loQueSigue(ventaDe({ pasos, turno }))).toMatchObject({ texto, ruta: '/resumen-plan' })
})

test('a sale that is looked at is asked for as it is now, and its screen knows it', async () => {
  const received = fakeServer({ obtenerVenta: ventaDe({ pasos }) })
  const { queryKey } = readOptions('obtenerVenta', { prospectoId: 12 })
  queryClient.setQueryData(queryKey, ventaDe({ pasos: [pasoDe('cotizar', 'ahora', '/preliminar-plan')] }))
  expect(await showVenta({ prospectoId: 12 })).toMatch(/^\/resumen-plan\?/)
  expect(received).toHaveLength(1)
  expect(queryClient.getQueryData(queryKey)?.pasos).toEqual(pasos)
})
