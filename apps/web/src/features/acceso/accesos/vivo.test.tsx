import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { enUnaPagina, jefa, losUsuarios, usuario } from '../../../testing/usuario.ts'
import { CorreosScreen } from '../../base/correos/correos-screen.tsx'
import { EnlacesScreen } from '../enlaces/enlaces-screen.tsx'
import { UsuariosScreen } from '../usuarios/usuarios-screen.tsx'
import { AccesosScreen } from './accesos-screen.tsx'
import { SesionesScreen } from './sesiones-screen.tsx'

const en = '2026-10-07T12:00:00.000Z'
const sesion = {
  sesionId: 1,
  usuario: 'asesora',
  nombre: 'MATILDE',
  enlace: false,
  cuentaDeEmpresa: false,
  actual: false,
  inicio: en,
  ultimaActividad: en,
  ip: '10.1.2.3',
  agente: '',
  cierraEn: null,
}
const enlace = {
  enlaceId: 4,
  asesor: 'MATILDE',
  jefe: 'BERTA',
  creadoPor: 'ROSA',
  creado: en,
  expira: en,
  estado: 'vigente' as const,
  revocadoPor: null,
  aperturas: [],
}
const acceso = {
  accesoId: 1,
  en,
  actor: 'MATILDE',
  operacion: 'enviarDS',
  folio: null,
  ip: '10.1.2.3',
  rechazado: false,
}
const correo = {
  correoId: 3,
  para: 'a@example.cl',
  clase: null,
  asunto: 'MATILDE',
  estado: 'pendiente' as const,
  rebote: null,
  fecha: en,
}
const usuarios = { ...losUsuarios(usuario(), jefa), obtenerEquipos: [] }

const screens: [string, 'usuarios' | 'sesiones' | 'enlaces' | 'accesos' | 'correos', ReactElement, Answers][] = [
  [
    'users',
    'usuarios',
    <UsuariosScreen key="u" />,
    { ...usuarios, obtenerUsuarios: inTurn(enUnaPagina(), enUnaPagina(usuario())) },
  ],
  ['open sessions', 'sesiones', <SesionesScreen key="s" />, { obtenerSesionesAbiertas: inTurn([], [sesion]) }],
  [
    'links',
    'enlaces',
    <EnlacesScreen key="e" />,
    { ...usuarios, obtenerEnlaces: inTurn(...[[], [enlace]].map((filas) => ({ filas, siguiente: null }))) },
  ],
  [
    'looks at health data',
    'accesos',
    <AccesosScreen key="a" />,
    { obtenerAccesosSalud: inTurn({ accesos: [], siguiente: null }, { accesos: [acceso], siguiente: null }) },
  ],
  [
    'the outbox',
    'correos',
    <CorreosScreen key="c" />,
    { obtenerCorreos: inTurn({ correos: [], siguiente: null }, { correos: [correo], siguiente: null }) },
  ],
]

test.each(screens)('%s: a change by another user appears by itself', async (_title, tema, element, answers) => {
  const server = fakeEvents()
  fakeServer(answers)
  renderScreen(element, { session: { roles: ['administracion'] } })
  await screen.findByText(/^(No hay|Ningún)/)
  server.tell(tema, null)
  expect((await screen.findAllByText(/MATILDE/))[0]).toBeVisible()
})
