import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { actualizacion, antecedentes } from '@alerce/contract/fichas/postulacion/prospecto'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { carteraLeida } from '../../../testing/cartera-leida.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { camposDibujados } from '../../../testing/postulacion/campos-dibujados.ts'
import { datosUpdDe } from '../../../testing/postulacion/datos-upd.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { ActualizacionScreen } from './actualizacion/actualizacion-screen.tsx'
import { AntecedentesScreen } from './antecedentes-screen.tsx'

/** Variants that decide which fields are drawn: document, kind of plan, active prospect. */
const variantes = [
  { tipoDocumento: 'R' as const, tipoPlan: 'C' as const },
  { tipoDocumento: 'P' as const, activo: false },
]

async function dibujados(pantalla: ReactElement, at: string): Promise<string[]> {
  const todos: string[] = []
  for (const variante of variantes) {
    fakeServer({
      ...carteraLeida(),
      obtenerBorrador: null,
      obtenerVenta: ventaDe(),
      obtenerDatosProspecto: datosDe(variante),
      obtenerDatosProspectoUpd: datosUpdDe(variante),
    })
    const { unmount } = renderScreen(pantalla, { at })
    // the employers' panel comes after the rest
    await screen.findByLabelText(/Renta imponible/)
    todos.push(...camposDibujados())
    unmount()
  }
  return todos
}

const { empleadores: _, ...propios } = antecedentes
const deEmpleador = Object.keys(empleador).map((campo) => `empleadores.0.${campo}`)

test('every field of the applicant is drawn', async () => {
  const campos = await dibujados(<AntecedentesScreen />, '/postulant-data?prospectoId=12')
  expect(campos).toEqual(expect.arrayContaining([...Object.keys(propios), ...deEmpleador]))
})

test('every field of an update is drawn', async () => {
  const { empleadores: __, ...suyos } = actualizacion
  const campos = await dibujados(<ActualizacionScreen />, '/postulant-datanew?prospectoId=12')
  expect(campos).toEqual(expect.arrayContaining([...Object.keys(suyos), ...deEmpleador]))
})
