import { contractual, entidad } from '@alerce/contract/fichas/contrato/contractual'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DE_LA_DS, ventaConDS } from '../../../testing/declaracion.ts'
import { contractualDe } from '../../../testing/entidad.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DocumentosScreen } from './documentos-screen.tsx'

/** The employer's own, read as it is known. */
const { rut: _, ...escritos } = entidad

test('every field of the contractual data is drawn, those of an entity in its row', async () => {
  fakeServer({
    obtenerVenta: ventaConDS('dsFinalizada'),
    datosDocumentosContractuales: contractualDe(),
    regiones: [{ codigo: 13, descripcion: 'Metropolitana' }],
    ciudadesRegion: [{ codigoRegion: 13, codigo: 131, descripcion: 'Santiago' }],
    comunas: [{ codigoCiudad: 131, codigo: 13_101, descripcion: 'Santiago Centro' }],
    afps: [{ codigo: 5, descripcion: 'HABITAT' }],
    obtenerDireccionesEmpleador: [],
    obtenerBorrador: null,
    obtenerEstadoSuscripcion: { codigo: 0, valor: 'OK' },
  })
  renderScreen(<DocumentosScreen />, { at: `/documentos${DE_LA_DS}` })
  await screen.findByRole('textbox', { name: /^Monto UF Cotización Pactada/ })
  const deEntidad = Object.keys(escritos).map((campo) => `datosEmpleador.0.${campo}`)
  expect(camposDibujados()).toEqual(expect.arrayContaining([...Object.keys(contractual), ...deEntidad]))
})
