import { incidencias } from '@alerce/domain/cartera/siguiente'
import { expect, test } from 'vitest'
import { pasoDe, ventaDe } from '../../testing/venta.ts'
import type { Venta } from './venta.ts'
import { loQueSigue } from './ver-venta.ts'

const pasos = [pasoDe('cotizar', 'listo', '/preliminar-plan'), pasoDe('resumen', 'ahora', '/resumen-plan')]

test.each<[string, Venta['turno'], string]>([
  ['of the advisor', { actua: 'asesor', paso: 'Enviar la invitación' }, 'Sigue: resumen'],
  ['of the applicant', { actua: 'postulante', paso: 'Espera la respuesta del postulante' }, 'Ver resumen'],
  ['by telephone', { actua: 'asesor', paso: incidencias.rechazo.paso }, 'Ver resumen'],
])('a step that is now is what comes next where the turn is %s', (_whose, turno, texto) => {
  expect(loQueSigue(ventaDe({ pasos, turno }))).toMatchObject({ texto, ruta: '/resumen-plan' })
})
