import { expect, test } from 'vitest'
import { readOptions } from '../../lib/api/read-options.ts'
import { queryClient } from '../../lib/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { ENLACE, postulacionDe } from '../../testing/postulacion/postulacion-ds.ts'
import { advance } from './advance.ts'

const abierta = {
  estado: 'identidad',
  isapre: 'Alerce',
  asesor: 'Camila Rojas',
  vence: '2026-11-06T13:00:00Z',
  enviada: false,
} as const

test('a pressed link prefetches its invitation and answers, on no other page', async () => {
  queryClient.clear()
  const received = fakeServer({ abrirInvitacion: abierta, obtenerPostulacion: postulacionDe() })
  advance({ pathname: '/postulacion/mandato', hash: `#enlace=${ENLACE}` })
  advance({ pathname: '/postulacion/declaracion', hash: '' })
  advance({ pathname: '/postulacion/declaracion', hash: `#enlace=${ENLACE}` })
  expect(await queryClient.ensureQueryData(readOptions('abrirInvitacion', { enlace: ENLACE }))).toEqual(abierta)
  expect(received.map(({ name, payload }) => [name, payload])).toEqual([
    ['abrirInvitacion', { enlace: ENLACE }],
    ['obtenerPostulacion', { enlace: ENLACE }],
  ])
})
