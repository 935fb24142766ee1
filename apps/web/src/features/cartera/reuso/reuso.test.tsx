import { empleadorLeido } from '@alerce/contract/testing/leido'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { borradorDe } from '../../../testing/acts/borrador.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { cambioAjeno } from '../../../testing/network/cambio-ajeno.ts'
import { documentoDe } from '../../../testing/postulacion/documento.ts'
import { delReuso, reutiliza } from '../../../testing/postulacion/reuso.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { pasoDe, ventaDe } from '../../../testing/venta.ts'
import { Reuso } from './reuso.tsx'

const suyo = { tipoTrabajador: 'D' as const, rut: '76086428-5', remuneracionImponible: pesos(900_000) }
const otro = { id: 9, ...empleadorLeido(suyo) }

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...delReuso,
    ingresarProspecto: { prospectoId: 12, version: 4 },
    ...answers,
  })
  const onClose = vi.fn()
  const { router } = renderScreen(<Reuso prospectoId={7} copiaId={12} onCopia={vi.fn()} onClose={onClose} />)
  const sent = payloadsIn(received)
  return { onClose, sent, router }
}

const row = async (n: number) => within(await screen.findByRole('group', { name: `Empleador ${n}` }))
const choose = async (n: number, tipo: string) =>
  userEvent.selectOptions((await row(n)).getByLabelText(/^Tipo de trabajador/), tipo)
const rut = async (n: number) => (await row(n)).getByLabelText<HTMLInputElement>(/^Rut Empleador/)
const renta = async (n: number) => (await row(n)).getByLabelText<HTMLInputElement>(/^Renta imponible/)
const pressEscape = () => userEvent.keyboard('{Escape}')

test('it shows the new sale with the reused DS and the employers on record', async () => {
  open()
  expect(await screen.findByText('FELIPE CONTRERAS MUÑOZ')).toBeVisible()
  const dialog = within(screen.getByRole('dialog', { name: 'Reutilizar DS' }))
  for (const text of ['16.482.305-9', 'DS 5000000007']) expect(dialog.getByText(text)).toBeVisible()
  expect((await rut(1)).value).toBe('76.418.230-8')
  expect((await renta(1)).value).toBe('$ 1.500.000')
  expect(dialog.getByText(/se repite lo declarado en la DS 5000000007 y solo se evalúa la renta/)).toBeVisible()
})

test('data that cannot be read are said in the words of the catalogue, and asked for again', async () => {
  const text = 'No se han podido obtener los datos del prospecto. Intentalo nuevamente.'
  open({ obtenerDatosProspecto: inTurn(new Refused(503, text), datosDe()) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await press('Reintentar')
  expect((await rut(1)).value).toBe('76.418.230-8')
})

test('of an inactive person cannot be edited', async () => {
  open({ obtenerDatosProspecto: datosDe({ activo: false }) })
  const text =
    'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion'
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Cerrar'])
  expect(screen.queryByRole('group')).toBeNull()
})

test('where the family is another, that a DS will be answered anew', async () => {
  open({ obtenerVenta: ventaDe({ reutiliza: { ...reutiliza, repite: false } }) })
  expect(await screen.findByText(/ya no le sirve: se responderá una DS nueva/)).toBeVisible()
})

test('once its plan is confirmed nothing of it is typed here; it goes on at its step', async () => {
  const etapa = 'cotizacionFinalizada'
  const { router } = open({
    obtenerDatosProspecto: datosDe({ etapa }),
    obtenerVenta: ventaDe({ reutiliza, etapa, pasos: [pasoDe('resumen', 'ahora', '/resumen-plan')] }),
  })
  expect(await screen.findByText(/ya tiene un plan confirmado/)).toBeVisible()
  expect((await renta(1)).matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
  expect(screen.queryByLabelText('Tipo de documento')).toBeNull()
  await press('Avanzar en la Postulación')
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
})

describe('the worker type', () => {
  test.each(['D', 'P'])('%s enables the rut and clears it', async (tipo) => {
    open()
    await choose(1, 'I')
    await choose(1, tipo)
    expect([(await rut(1)).value, (await rut(1)).disabled]).toEqual(['', false])
    expect((await renta(1)).disabled).toBe(false)
  })

  test('V clears rut and rent, which is 0 and cannot be typed; the label stays', async () => {
    open()
    await choose(1, 'V')
    expect([(await rut(1)).value, (await rut(1)).disabled]).toEqual(['', true])
    expect([(await renta(1)).value, (await renta(1)).disabled]).toEqual(['$ 0', true])
  })

  test('I takes the rut of the prospect', async () => {
    open()
    await choose(1, 'I')
    expect([(await rut(1)).value, (await rut(1)).disabled]).toEqual(['16.482.305-9', true])
  })

  test('changing it clears its messages and the picked file', async () => {
    open()
    await userEvent.clear(await rut(1))
    await press('Guardar')
    expect((await row(1)).getByText('Es necesario que ingrese un rut valido')).toBeVisible()
    await userEvent.upload(
      await screen.findByLabelText(/^Archivo del certificado/),
      new File([pdf() as Uint8Array<ArrayBuffer>], 'certificado.pdf', { type: 'application/pdf' }),
    )
    await screen.findByText('certificado.pdf')
    await choose(1, 'P')
    expect((await row(1)).queryByText('Es necesario que ingrese un rut valido')).toBeNull()
    await choose(1, 'D')
    await screen.findByLabelText(/^Archivo del certificado/)
    expect(screen.queryByText('certificado.pdf')).toBeNull()
  })

  test('only a dependent one has an AFP to choose', async () => {
    open()
    expect(await screen.findByLabelText(/^AFP/)).toBeVisible()
    await choose(1, 'I')
    expect((await row(1)).getByLabelText('Tipo de documento')).toBeVisible()
    expect(screen.queryByLabelText(/^AFP/)).toBeNull()
  })
})

describe('the rows', () => {
  test('are added, and removed but for the first', async () => {
    open()
    await screen.findByRole('group', { name: 'Empleador 1' })
    expect(screen.queryByRole('button', { name: /^Quitar empleador/ })).toBeNull()
    await press('Agregar Empleador')
    await choose(2, 'I')
    await press('Agregar Empleador')
    expect(screen.queryByRole('button', { name: 'Quitar empleador 1' })).toBeNull()
    await press('Quitar empleador 3')
    expect(screen.getAllByRole('group', { name: /^Empleador / })).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Agregar Empleador' })).toHaveFocus()
  })

  test('a new one focuses its first field; a removed one can be undone with its typed text', async () => {
    open()
    await screen.findByRole('group', { name: 'Empleador 1' })
    await press('Agregar Empleador')
    expect((await row(2)).getByLabelText(/Tipo de trabajador/)).toHaveFocus()
    await choose(2, 'I')
    await press('Agregar Empleador')
    await press('Quitar empleador 2')
    expect(screen.getByText('Se quitó el empleador 2.')).toBeVisible()
    await press('Deshacer')
    await row(3)
    expect((await row(2)).getByLabelText(/Tipo de trabajador/)).toHaveValue('I')
    expect((await row(2)).getByLabelText(/Tipo de trabajador/)).toHaveFocus()
  })

  test('files picked beside a row are removed with it, not moved to its neighbour', async () => {
    open()
    for (const n of [2, 3]) {
      await press('Agregar Empleador')
      await choose(n, 'D')
    }
    const certificado = new File([pdf() as Uint8Array<ArrayBuffer>], 'tres.pdf', { type: 'application/pdf' })
    await userEvent.upload(await (await row(3)).findByLabelText(/^Archivo del certificado/), certificado)
    await press('Quitar empleador 2')
    expect(await (await row(2)).findByText('tres.pdf')).toBeVisible()
  })
})

describe('errors', () => {
  test('stands at its field in the words of the specification, and nothing is sent', async () => {
    const { sent } = open()
    await press('Agregar Empleador')
    await userEvent.type(await renta(1), ',5')
    await press('Guardar')
    for (const text of [
      'La renta debe ser entero',
      'La tipo de trabajador es obligatorio',
      'Es necesario que ingrese un rut valido',
      'La renta es obligatorio',
    ])
      expect(await screen.findByRole('link', { name: text })).toBeVisible()
    expect(await renta(1)).toHaveAccessibleDescription('La renta debe ser entero')
    expect(sent('ingresarProspecto')).toEqual([])
  })

  test('and only the server knows, too', async () => {
    const text = 'Es la renta para los empleados dependientes no puede ser 0'
    const errores = [{ campo: 'empleadores.0.remuneracionImponible', mensaje: text }]
    open({ ingresarProspecto: new Refused(400, 'Revise los datos ingresados.', { errores }) })
    await press('Guardar')
    expect(await screen.findByRole('link', { name: text })).toBeVisible()
    await waitFor(async () => expect(await renta(1)).toHaveFocus())
  })
})

describe('saving', () => {
  test('sends the employers with the version that was read, says so and stays', async () => {
    const { onClose, sent } = open({
      obtenerDatosProspecto: lastStays(datosDe(), datosDe({ version: 4 })),
    })
    await press('Agregar Empleador')
    await choose(2, 'V')
    await press('Guardar')
    expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
    expect(sent('ingresarProspecto')).toEqual([
      {
        prospectoId: 12,
        version: 3,
        empleadores: [
          { tipoTrabajador: 'D', rut: '76.418.230-8', remuneracionImponible: 1_500_000 },
          { tipoTrabajador: 'V', rut: '', remuneracionImponible: 0 },
        ],
      },
    ])
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }))
    await press('Guardar')
    await waitFor(() => expect(sent('ingresarProspecto').map(({ version }) => version)).toEqual([3, 4]))
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['a refusal of the server', new Refused(422, 'El otro espera.'), 'El otro espera.'],
    ['no answer', UNREACHABLE, 'No se ha podido guardar prospecto. Intentalo nuevamente.'],
  ])('%s shows its message, and nothing typed is lost', async (_title, answer, text) => {
    open({ ingresarProspecto: answer })
    await choose(1, 'V')
    await press('Guardar')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect((await renta(1)).value).toBe('$ 0')
  })

  test('after a change of somebody else the next press carries the version that is read again', async () => {
    const data = cambioAjeno('Ana Soto', '2026-11-20T15:30:00.000Z', { empleadores: 'Empleadores', sexo: 'Sexo' })
    const { sent } = open({
      ingresarProspecto: inTurn(new Refused(412, 'Otra persona cambió.', { data }), { prospectoId: 12, version: 9 }),
      obtenerDatosProspecto: lastStays(datosDe(), datosDe({ version: 8, empleadores: [otro] })),
    })
    await choose(1, 'V')
    await press('Guardar')
    const told =
      'Ana Soto cambió Empleadores, Sexo el 20-11-2026 12:30. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.'
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.getByText('Guardado: Dependiente 76.086.428-5, $ 900.000')).toBeVisible()
    expect((await renta(1)).value).toBe('$ 0')
    await press('Guardar')
    await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })
    expect(sent('ingresarProspecto').map(({ version }) => version)).toEqual([3, 8])
  })
})

test('the values saved by another person can be taken, and then nothing is left to save', async () => {
  const data = cambioAjeno('Ana Soto', '2026-11-20T15:30:00.000Z', { 'empleadores.rut': 'Rut Empleador (empleador)' })
  const { onClose } = open({
    ingresarProspecto: new Refused(412, 'Otra persona cambió.', { data }),
    obtenerDatosProspecto: lastStays(datosDe(), datosDe({ version: 8, empleadores: [otro] })),
  })
  await choose(1, 'V')
  await press('Guardar')
  await press('Usar lo guardado')
  expect([(await rut(1)).value, (await renta(1)).value]).toEqual(['76.086.428-5', '$ 900.000'])
  await pressEscape()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

describe('leaving', () => {
  test('asks nothing where nothing was typed', async () => {
    const { onClose } = open()
    await screen.findByRole('group', { name: 'Empleador 1' })
    await pressEscape()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('with unsaved changes asks first, and stays on request', async () => {
    const { onClose } = open()
    await choose(1, 'V')
    await pressEscape()
    await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar. Si cierra, se descartan.' })
    await press('Seguir editando')
    expect((await renta(1)).value).toBe('$ 0')
    expect(onClose).not.toHaveBeenCalled()
    await pressEscape()
    await press('Descartar y cerrar')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('text typed before a reload is restored', async () => {
    const escrito = { empleadores: [{ tipoTrabajador: 'V', rut: '', remuneracionImponible: 0 }] }
    open({
      obtenerBorrador: ({ formulario }: { formulario: string }) =>
        formulario === 'reuso:12' ? borradorDe(escrito) : null,
    })
    expect(await screen.findByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
    expect((await renta(1)).value).toBe('$ 0')
  })
})

describe('the papers of an employer', () => {
  test('are chosen by kind, required ones with an asterisk and existing ones counted', async () => {
    open({ obtenerDocumentosProspecto: [documentoDe()] })
    const select = await screen.findByLabelText('Tipo de documento')
    expect(
      within(select)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Certificado de cotizaciones *', 'Cédula de identidad * · 1 adjunto', 'Otro documento'])
    await userEvent.selectOptions(select, 'CEDULA')
    expect(await screen.findByText('cedula.pdf')).toBeVisible()
  })

  test('leave as papers of an employer', async () => {
    const { sent } = open({ subirDocumentoProspecto: { documentoId: 9 } })
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de documento'), 'OTRO')
    await userEvent.upload(
      screen.getByLabelText('Adjuntar Otro documento'),
      new File([pdf() as Uint8Array<ArrayBuffer>], 'contrato.pdf'),
    )
    await waitFor(() =>
      expect(sent('subirDocumentoProspecto')).toEqual([{ prospectoId: '12', tipoAdjunto: '10', idBox: '3' }]),
    )
  })

  test('that cannot be asked for say so', async () => {
    const text = 'No se han podido obtener los Documentos Solicitados. Intentalo nuevamente.'
    open({ documentosSolicitar: new Refused(503, text) })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('and the AFP that cannot be read, too', async () => {
    const text = 'No se han podido obtener las AFP. Intentalo nuevamente.'
    open({ afps: new Refused(503, text) })
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('the authorization', () => {
  test('is asked for the new sale', async () => {
    const { sent } = open({ solicitarAutorizacion: null })
    await userEvent.type(await screen.findByLabelText(/^Motivo Solicitud de Autorización/), 'En trámite')
    await press('Solicitar Autorización')
    await screen.findByRole('alertdialog', { name: 'La solicitud de Autorización envio correctamente' })
    expect(sent('solicitarAutorizacion')).toMatchObject([{ ProspectoID: 12, Comentario: 'En trámite' }])
  })

  test('has no place once its plan is confirmed', async () => {
    open({ obtenerDatosProspecto: datosDe({ etapa: 'dsManualGenerada', estado: 'DS en Proceso' }) })
    await screen.findByRole('group', { name: 'Empleador 1' })
    expect(screen.queryByRole('region', { name: 'Autorización' })).toBeNull()
  })
})

describe('going on', () => {
  test('with nothing typed goes to the step of the new sale, and saves nothing', async () => {
    const { router, sent } = open()
    await press('Avanzar en la Postulación')
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
    expect(router.state.location.search).toBe('?prospectoId=12')
    expect(sent('ingresarProspecto')).toEqual([])
  })

  test('saves, shows the message with the deleted quote, and then goes on', async () => {
    const { router, sent } = open({ ingresarProspecto: { prospectoId: 12, version: 4, cotizacionLimpiada: true } })
    await choose(1, 'V')
    await press('Avanzar en la Postulación')
    const dicho = await screen.findByRole('alertdialog', { name: /^Los datos se han guardado correctamente!/ })
    expect(dicho).toHaveTextContent('Se borró el plan que estaba elegido')
    await userEvent.click(within(dicho).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
    expect(sent('ingresarProspecto')).toHaveLength(1)
  })

  test('stays where it is wrong', async () => {
    const { router, sent } = open()
    await userEvent.clear(await rut(1))
    const before = router.state.location.pathname
    await press('Avanzar en la Postulación')
    expect(await screen.findByRole('link', { name: 'Es necesario que ingrese un rut valido' })).toBeVisible()
    expect([router.state.location.pathname, sent('ingresarProspecto')]).toEqual([before, []])
  })
})
