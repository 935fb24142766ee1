import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { ENLACE } from '../../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../../testing/postulacion/render-by-link.tsx'
import { CopiaDsScreen } from './copia-ds-screen.tsx'

const copia = {
  folio: 5_000_000_021,
  asesor: 'Camila Rojas',
  nombre: 'Copia DS.pdf',
  vence: '2026-11-06T13:00:00Z',
  devuelta: false,
  antecedentes: 0,
  firmados: 0,
}
const desafio = 'lo-que-ata-el-codigo-a-este-navegador'

function open(answers: Answers = {}, at = `/copia-ds#enlace=${ENLACE}`) {
  const received = fakeServer({
    obtenerCopiaDS: copia,
    abrirInvitacion: {
      estado: 'identidad',
      isapre: 'Alerce',
      asesor: 'Camila Rojas',
      vence: copia.vence,
      enviada: true,
    },
    abrirCopiaDS: '%PDF-1.7',
    ...answers,
  })
  renderByLink(<CopiaDsScreen />, at)
  return payloadsIn(received)
}

test('is shown after identification, and its download is confirmed', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:copia')
  URL.revokeObjectURL = vi.fn()
  let dentro = false
  const sent = open({
    obtenerCopiaDS: () => (dentro ? copia : new Refused(401, 'Ingrese.')),
    identificarPostulante: { estado: 'codigo', desafio, correo: 'e•••@example.cl', minutos: 10 },
    entrarPostulacion: () => {
      dentro = true
      return { estado: 'dentro', declaracionSaludId: 7 }
    },
  })
  await pasteInto(await screen.findByRole('textbox', { name: 'RUT' }), '20347878k')
  await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '15031990')
  expect(sent('abrirCopiaDS')).toEqual([])
  await press('Enviarme el código')
  await pasteInto(await screen.findByRole('textbox', { name: 'Código' }), '123456')
  await press('Continuar')
  await press('Descargar')
  expect(await screen.findByText('Su copia se descargó en este teléfono.')).toBeVisible()
  expect(sent('abrirCopiaDS')).toEqual([{ enlace: ENLACE }])
})

test('of a denied one all that was handed in comes back, and it is said until when', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:antecedentes')
  URL.revokeObjectURL = vi.fn()
  const sent = open({
    obtenerCopiaDS: { ...copia, devuelta: true, antecedentes: 2 },
    abrirAntecedentesDS: 'PK',
  })
  expect(await screen.findByRole('heading', { name: 'Sus documentos de la Declaración de Salud' })).toBeVisible()
  expect(screen.getByText(/^Descárguelos hasta el/)).toHaveTextContent(
    'hasta el 06-11-2026: después la isapre los elimina.',
  )
  await press('Descargar los antecedentes que entregó (2)')
  expect(await screen.findByText('Sus antecedentes se descargaron en este teléfono.')).toBeVisible()
  expect(sent('abrirAntecedentesDS')).toEqual([{ enlace: ENLACE }])
})

test('once the contract is made, the papers signed by hand can be downloaded', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:firmados')
  URL.revokeObjectURL = vi.fn()
  const sent = open({ obtenerCopiaDS: { ...copia, firmados: 4 }, abrirFirmadosDS: 'PK' })
  await press('Descargar los documentos que firmó (4)')
  expect(await screen.findByText('Los documentos que firmó se descargaron en este teléfono.')).toBeVisible()
  expect(sent('abrirFirmadosDS')).toEqual([{ enlace: ENLACE }])
})

test('is read in the page', async () => {
  open()
  await press('Leer la copia')
  expect(await screen.findByRole('heading', { level: 2, name: copia.nombre })).toHaveFocus()
})

test.each([
  ['a link that is none', '/copia-ds', {}],
  ['one that expired', undefined, { obtenerCopiaDS: new Refused(404, 'Este enlace no es válido o venció.') }],
])('%s shows that the link is not valid', async (_of, at, answers) => {
  open(answers, at)
  expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace no está disponible' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Este enlace no es válido')
})

test('an expired session asks for identification again', async () => {
  open({ abrirCopiaDS: new Refused(401, 'Ingrese.') })
  await press('Leer la copia')
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirme otra vez quién es' })).toBeVisible()
})
