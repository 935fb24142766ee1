import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer, Refused } from '../../../testing/fake-server.ts'
import { respuestasDeAntecedentes } from '../../../testing/postulacion/antecedentes.ts'
import { certificadoDe } from '../../../testing/postulacion/certificado.ts'
import { documentoDe, pedidos } from '../../../testing/postulacion/documento.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AntecedentesScreen } from './antecedentes-screen.tsx'

const TEXT = 'Revise el estado de validación de los documentos obligatorios'

const CERTIFICADO = { campo: 'CERTIF_COTIZ', mensaje: 'Falta validar: Certificado de cotizaciones (76.086.428-5)' }
const CEDULA = { campo: 'CEDULA', mensaje: 'Falta adjuntar: Cédula de identidad' }

/**
 * Screen of a dependent worker, asked for a certificate and an identity card; `faltan`: the documents that the server
 * misses.
 */
function open(faltan: (typeof CEDULA)[], answers: Answers = {}) {
  const received = fakeServer({
    ...respuestasDeAntecedentes(),
    documentosSolicitar: ({ TipoTrabajador }) => pedidos[TipoTrabajador],
    ingresarProspecto: ({ avanza }) =>
      avanza && faltan.length > 0
        ? new Refused(422, TEXT, { codigo: 'documentos_obligatorios', errores: faltan })
        : { prospectoId: 12, version: 4 },
    ...answers,
  })
  const { router } = renderScreen(<AntecedentesScreen />, { at: '/postulant-data?prospectoId=12' })
  const count = (name: string) => received.filter((one) => one.name === name).length
  return { router, count }
}

const refused = async () => {
  expect(await screen.findByRole('alertdialog', { name: TEXT })).toBeVisible()
  await press('Cerrar')
}

test('advancing without the certificate saves nothing and goes to where it is validated', async () => {
  const { router, count } = open([CERTIFICADO], { obtenerDocumentosProspecto: [documentoDe()] })
  await userEvent.selectOptions(await screen.findByLabelText(/^Sexo/), 'F')
  await screen.findByLabelText(/AFP del certificado/)
  await waitFor(() => expect(count('obtenerDocumentosProspecto')).toBe(1))
  await press('Avanzar en la Postulación')
  await refused()
  await waitFor(() => expect(screen.getByLabelText(/AFP del certificado/)).toHaveFocus())
  expect(screen.getByLabelText(/^Sexo/)).toHaveValue('F')
  // one call, and nothing read for it
  expect([count('ingresarProspecto'), count('obtenerDocumentosProspecto')]).toEqual([1, 1])
  expect(router.state.location.pathname).toBe('/postulant-data')
})

test('without the identity card it goes to its place; handed in meanwhile, it advances', async () => {
  const faltan = [CEDULA]
  const { router } = open(faltan, { obtenerCertificados: [certificadoDe()] })
  await screen.findByRole('region', { name: /^Cédula/ })
  await press('Avanzar en la Postulación')
  await refused()
  await waitFor(() => expect(screen.getByRole('region', { name: /^Cédula/ })).toHaveFocus())
  faltan.pop()
  await press('Avanzar en la Postulación')
  await press('Cerrar')
  await waitFor(() => expect(router.state.location.pathname).toBe('/prospect-beneficiaries'))
})

test('an applicant with a passport and no certificate is led to the authorization', async () => {
  const pasaporte = { tipoDocumento: 'P' as const, rut: null, numeroPasaporte: 'AB12345' }
  open([CERTIFICADO], { obtenerDatosProspecto: datosDe(pasaporte), obtenerDocumentosProspecto: [documentoDe()] })
  await press('Avanzar en la Postulación')
  await refused()
  await waitFor(() => expect(screen.getByLabelText(/^Motivo Solicitud de Autorización/)).toHaveFocus())
})

test('saving alone does not ask; errors of the form come first', async () => {
  const { count } = open([CERTIFICADO, CEDULA])
  await press('Guardar Antecedentes')
  await press('Cerrar')
  expect(count('ingresarProspecto')).toBe(1)
  await userEvent.clear(screen.getByLabelText(/Renta imponible/))
  await press('Avanzar en la Postulación')
  expect(screen.getByRole('link', { name: 'La renta es obligatorio' })).toBeVisible()
  expect(screen.queryByRole('alertdialog', { name: TEXT })).toBeNull()
})
