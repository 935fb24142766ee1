import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { pedidos } from '../../../testing/postulacion/documento.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { autorizacionDe, pasoDe, ventaDe } from '../../../testing/venta.ts'
import { Reuso } from './reuso.tsx'

test('every field of an employer is drawn', async () => {
  const reutiliza = { prospectoId: 7, folioDS: 5_000_000_007, repite: true }
  fakeServer({
    ...sinBorrador,
    obtenerDatosProspecto: datosDe(),
    obtenerVenta: ventaDe({ reutiliza, pasos: [pasoDe('cotizar', 'ahora', '/preliminar-plan')] }),
    estadoAutorizacion: autorizacionDe(),
    obtenerCertificados: [],
    afps: [{ codigo: 33, descripcion: 'HABITAT' }],
    documentosSolicitar: ({ TipoTrabajador }) => pedidos[TipoTrabajador],
    obtenerDocumentosProspecto: [],
    obtenerBitacoraProspecto: [],
  })
  renderScreen(<Reuso prospectoId={7} copiaId={12} onCopia={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('group', { name: 'Empleador 1' })
  const campos = Object.keys(empleador).map((campo) => `empleadores.0.${campo}`)
  expect(camposDibujados()).toEqual(expect.arrayContaining(campos))
})
