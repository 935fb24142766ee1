import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { borradorDe } from '../../../../testing/acts/borrador.ts'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { cotizanteDe, DE_LA_DS, titular, ventaConDS } from '../../../../testing/declaracion.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { irregularidadDeVenta } from '../../../../testing/venta.ts'
import { CotizanteScreen } from './cotizante-screen.tsx'

beforeEach(elDia)

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('inicioManual'),
    obtenerAntecedentesCotizante: cotizanteDe(),
    isapres: [{ codigo: 67, nombre: 'COLMENA' }],
    obtenerBeneficiariosDS: [titular, { ...titular, id: 2, tipoBeneficiario: 2 }],
    ...sinBorrador,
    guardarAntecedentesCotizante: { version: 5 },
    guardarEtapa: { etapa: 'cotizante' },
    ...answers,
  })
  const { router } = renderScreen(<CotizanteScreen />, { at: `/postulant-background${DE_LA_DS}` })
  const sent = payloadsIn(received)
  return { router, sent }
}

const save = () => press('Guardar Antecedentes')
const advance = () => press('Avanzar en la Postulación')
const field = (label: RegExp) => screen.getByRole('textbox', { name: label })
const write = async (label: RegExp, text: string) => {
  await userEvent.clear(field(label))
  await pasteInto(field(label), text)
}

async function fillAll() {
  await screen.findByLabelText(/^Folio DS/)
  await write(/^Folio DS/, '880102')
  await write(/^Fecha DS/, '19-11-2026')
  await userEvent.tab()
  await write(/^Peso/, '61')
  await write(/^Estatura/, '1,67')
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
}

test('a stale version: a message, the typed text stays, and the next press saves it', async () => {
  const otra = 'Otra persona cambió estos datos mientras usted los editaba.'
  const { sent } = open({
    obtenerAntecedentesCotizante: lastStays(cotizanteDe({ version: 4 }), cotizanteDe({ version: 6 })),
    guardarAntecedentesCotizante: inTurn(new Refused(412, otra), { version: 7 }),
  })
  await fillAll()
  await save()
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: otra })).getByRole('button'))
  expect(field(/^Folio DS/)).toHaveValue('880102')
  await save()
  await waitFor(() => expect(sent('guardarAntecedentesCotizante')).toHaveLength(2))
  expect(sent('guardarAntecedentesCotizante')).toMatchObject([{ version: 4 }, { version: 6 }])
})

test('empty: every message of the specification, nothing sent', async () => {
  const { sent } = open({
    obtenerAntecedentesCotizante: cotizanteDe({
      nombres: '',
      apellidoPaterno: '',
      apellidoMaterno: '',
      correo: '',
      idSalud: null,
    }),
  })
  await save()
  for (const text of [
    'Debe ingresar los nombres',
    'Debe ingresar el primer apellido',
    'Debe ingresar el segundo apellido',
    'Debe ingresar un correo electronico',
    'Debe ingresar las isapre actual',
    'Debe ingresar el numero de folio',
    'Debe ingresar la fecha de la DS',
    'Debe ingresar su peso en kilos',
    'Debe ingresar su estatura en metros',
    'Debe ingresar una pension',
  ])
    expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
  expect(sent('guardarAntecedentesCotizante')).toEqual([])
})

test.each([
  [/^Correo electrónico/, 'javiera@', 'Formato erroneo'],
  [/^Fecha DS/, '17-11-2026', 'La fecha de la DS debe estar entre hoy y 3 días atrás'],
  [/^Fecha DS/, '22-11-2026', 'La fecha de la DS debe estar entre hoy y 3 días atrás'],
  [/^Peso/, '0', 'El peso debe ser positivo'],
  [/^Peso/, '70,5', 'El peso debe ser entero'],
  [/^Peso/, '1000', 'Peso fuera de rango'],
  [/^Estatura/, '-1', 'La estatura debe ser positiva'],
  [/^Estatura/, '3,21', 'Estatura fuera de rango'],
  [/^Estatura/, '1,705', 'La estatura debe tener al menos 1 dígito entero y máximo 2 dígitos decimales'],
])('%s %s: %s', async (label, typed, text) => {
  open()
  await screen.findByLabelText(/^Folio DS/)
  await write(label, typed)
  await userEvent.tab()
  expect(await screen.findByText(text)).toBeVisible()
  if (!label.source.includes('Fecha')) expect(field(label)).toHaveValue(typed)
})

describe('complete', () => {
  test('saved with its stage and day, and stays', async () => {
    const { router, sent } = open()
    await fillAll()
    await save()
    expect(await screen.findByText('Los datos se han guardado correctamente!')).toBeVisible()
    expect(sent('guardarAntecedentesCotizante')[0]).toMatchObject({
      identificador: 20_001,
      version: 4,
      nombres: 'JAVIERA',
      idSalud: 1,
      folioDS: '880102',
      fechaDS: '19-11-2026',
      peso: '61',
      altura: '1,67',
      pension: false,
      causal: null,
      diagnostico: '',
    })
    expect(sent('guardarEtapa')).toEqual([{ identificador: 20_001, etapa: 'cotizante', fechaRegistro: '21-11-2026' }])
    expect(router.state.location.pathname).toBe('/postulant-background')
  })

  test('advancing opens the beneficiaries', async () => {
    const { router } = open()
    await fillAll()
    await advance()
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-beneficiaries'))
    expect(router.state.location.search).toBe(DE_LA_DS)
  })

  test('advancing of a holder alone opens the questions: there is nobody else to type', async () => {
    const { router, sent } = open({ obtenerBeneficiariosDS: [titular], guardarEtapa: ({ etapa }) => ({ etapa }) })
    await fillAll()
    await screen.findByText('preguntas de salud')
    await advance()
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-ds'))
    expect(sent('guardarEtapa').map(({ etapa }) => etapa)).toEqual(['cotizante', 'beneficiarios'])
  })

  test('advancing of one of a pair opens the beneficiaries: those of the other person are there', async () => {
    const { router } = open({
      obtenerVenta: ventaConDS('inicioManual', { tipoPlan: 'S' }),
      obtenerBeneficiariosDS: [titular],
    })
    await fillAll()
    await advance()
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-beneficiaries'))
  })

  test('a pension asks for its cause and diagnosis', async () => {
    const { sent } = open()
    await fillAll()
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    await userEvent.selectOptions(screen.getByLabelText('Causal'), 'Enfermedad Profesional o Accidente de Trabajo')
    await write(/^Diagnóstico/, 'Lumbago')
    await save()
    await screen.findByText('Los datos se han guardado correctamente!')
    expect(sent('guardarAntecedentesCotizante')[0]).toMatchObject({ pension: true, causal: 2, diagnostico: 'Lumbago' })
  })

  test.each([
    ['a repeated folio', new Refused(409, 'Folio DS ya existe'), 'Folio DS ya existe'],
    ['nobody answers', UNREACHABLE, 'No se ha podido guardar prospecto. Intentalo nuevamente.'],
  ])('%s: a message, nothing lost, no stage saved', async (_case, answer, text) => {
    const { sent } = open({ guardarAntecedentesCotizante: answer })
    await fillAll()
    await advance()
    expect(await screen.findByText(text)).toBeVisible()
    await press('Cerrar')
    expect(field(/^Folio DS/)).toHaveValue('880102')
    expect(sent('guardarEtapa')).toEqual([])
  })
})

test.each([
  ['documentosContractuales', 'asesor', 'Sigue: Documentos', '/resumen-cotizacion'],
  ['rechazado', 'nadie', 'Ver Resultado', '/resultado-ds'],
] as const)('a sale that went on to %s leads there', async (etapa, actua, name, ruta) => {
  open({ obtenerVenta: ventaConDS(etapa, { turno: { actua, paso: '' } }) })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${ruta}${DE_LA_DS}`)
})

test('an irregularity goes before the step where the sale stands', async () => {
  const irregularidades = [irregularidadDeVenta({ ruta: '/documents-preview' })]
  open({ obtenerVenta: ventaConDS('resultado', { irregularidades }) })
  expect(await screen.findByRole('link', { name: 'Sigue: corregir la irregularidad' })).toHaveAttribute(
    'href',
    `/documents-preview${DE_LA_DS}`,
  )
})

test('an irregularity that is with the desk steers nothing; one after it that waits does', async () => {
  const corregida = irregularidadDeVenta({ ruta: '/documents-preview', corregida: '2026-11-23T12:00:00.000Z' })
  open({ obtenerVenta: ventaConDS('resultado', { irregularidades: [corregida] }) })
  expect(await screen.findByRole('link', { name: 'Sigue: Resultado' })).toBeVisible()
  cleanup()
  const irregularidades = [corregida, irregularidadDeVenta({ irregularidadId: 8, ruta: '/resumen-cotizacion' })]
  open({ obtenerVenta: ventaConDS('resultado', { irregularidades }) })
  expect(await screen.findByRole('link', { name: 'Sigue: corregir la irregularidad' })).toHaveAttribute(
    'href',
    `/resumen-cotizacion${DE_LA_DS}`,
  )
})

test('once it was sent nothing of it is read, it says why, and there is no button to press', async () => {
  const { sent } = open({ obtenerVenta: ventaConDS('resultado') })
  expect(
    await screen.findByText(
      'La Declaración de Salud ya fue enviada. Sus respuestas y sus archivos los ve solo contraloría.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sigue: Resultado' })).toBeVisible()
  expect(sent('obtenerAntecedentesCotizante')).toEqual([])
  for (const name of ['Avanzar en la Postulación', 'Corregir'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('before it is signed, Corregir opens it again', async () => {
  const { sent } = open({ obtenerVenta: ventaConDS('resumenDeclaracion'), guardarEtapa: { etapa: 'preguntas' } })
  // The notice beside «Corregir» must not say that nothing can be changed
  expect((await screen.findAllByText(/«Corregir» las vuelve a abrir/))[0]).toBeVisible()
  expect(screen.queryByText(/ya no se puede modificar/)).toBeNull()
  await press('Corregir')
  await waitFor(() => expect(sent('guardarEtapa')[0]).toMatchObject({ etapa: 'preguntas' }))
})

test('without a declaration the screen says so', async () => {
  open({ obtenerVenta: ventaConDS('inicioManual', { declaracionSaludId: null, etapaDS: null }) })
  expect(await screen.findByText('Este paso todavía está cerrado')).toBeVisible()
})

test('typed text is restored', async () => {
  open({ obtenerBorrador: borradorDe({ folioDS: '99' }) })
  expect(await screen.findByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
  expect(field(/^Folio DS/)).toHaveValue('99')
})
