import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer } from '../../../testing/fake-server.ts'
import { respuestasDeAntecedentes } from '../../../testing/postulacion/antecedentes.ts'
import { certificadoDe } from '../../../testing/postulacion/certificado.ts'
import { documentoDe, pedidos } from '../../../testing/postulacion/documento.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AntecedentesScreen } from './antecedentes-screen.tsx'

const TEXT = 'Revise el estado de validación de los documentos obligatorios'

/** The data of a dependent worker, who is asked for a certificate and an identity card. */
function open(answers: Answers = {}) {
  const received = fakeServer({
    ...respuestasDeAntecedentes(),
    documentosSolicitar: ({ TipoTrabajador }) => pedidos[TipoTrabajador],
    ...answers,
  })
  const { router } = renderScreen(<AntecedentesScreen />, { at: '/postulant-data?prospectoId=12' })
  return { router, saved: () => received.filter(({ name }) => name === 'ingresarProspecto') }
}

const refused = async () => {
  expect(await screen.findByRole('alertdialog', { name: TEXT })).toBeVisible()
  await press('Cerrar')
}

test('advancing without the certificate saves nothing and goes to where it is validated', async () => {
  const { router, saved } = open({ obtenerDocumentosProspecto: [documentoDe()] })
  await userEvent.selectOptions(await screen.findByLabelText(/^Sexo/), 'F')
  await screen.findByLabelText(/AFP del certificado/)
  await press('Avanzar en la Postulación')
  await refused()
  await waitFor(() => expect(screen.getByLabelText(/AFP del certificado/)).toHaveFocus())
  expect(screen.getByLabelText(/^Sexo/)).toHaveValue('F')
  expect(saved()).toEqual([])
  expect(router.state.location.pathname).toBe('/postulant-data')
})

test('without the identity card it goes to its place; handed in meanwhile, it advances', async () => {
  const kept = [documentoDe()].slice(1)
  const { router } = open({
    obtenerCertificados: [certificadoDe()],
    obtenerDocumentosProspecto: () => [...kept],
  })
  await screen.findByRole('region', { name: /^Cédula/ })
  await press('Avanzar en la Postulación')
  await refused()
  await waitFor(() => expect(screen.getByRole('region', { name: /^Cédula/ })).toHaveFocus())
  kept.push(documentoDe())
  await press('Avanzar en la Postulación')
  await press('Cerrar')
  await waitFor(() => expect(router.state.location.pathname).toBe('/prospect-beneficiaries'))
})

test('who has a passport and no certificate is led to the authorization', async () => {
  const pasaporte = { tipoDocumento: 'P' as const, rut: null, numeroPasaporte: 'AB12345' }
  open({ obtenerDatosProspecto: datosDe(pasaporte), obtenerDocumentosProspecto: [documentoDe()] })
  await press('Avanzar en la Postulación')
  await refused()
  await waitFor(() => expect(screen.getByLabelText(/^Motivo Solicitud de Autorización/)).toHaveFocus())
})

test('saving alone asks for none; what is wrong with the form comes first', async () => {
  const { saved } = open()
  await press('Guardar Antecedentes')
  await press('Cerrar')
  expect(saved()).toHaveLength(1)
  await userEvent.clear(screen.getByLabelText(/Renta imponible/))
  await press('Avanzar en la Postulación')
  expect(screen.getByRole('link', { name: 'La renta es obligatorio' })).toBeVisible()
  expect(screen.queryByRole('alertdialog', { name: TEXT })).toBeNull()
})
