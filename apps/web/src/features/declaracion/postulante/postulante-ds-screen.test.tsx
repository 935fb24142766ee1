import { MAXIMO_DIAGNOSTICOS, sinMasDiagnosticos } from '@alerce/contract/forms/declaracion/diagnostico'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, seguimientoDe, sinNovedad } from '../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PostulanteDsScreen } from './postulante-ds-screen.tsx'

const enlace = ENLACE
const desafio = 'lo-que-ata-el-codigo-a-este-navegador'

const base = postulacionDe()

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...sinNovedad,
    obtenerPostulacion: base,
    abrirInvitacion: {
      estado: 'identidad',
      isapre: 'Alerce',
      asesor: 'Camila Rojas',
      vence: '2026-11-06T13:00:00Z',
      enviada: false,
    },
    ...answers,
  })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${enlace}`)
  return payloadsIn(received)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The page is looked at again. */
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

describe('identity check', () => {
  test('of a sent declaration invites to see the result and the contract, not to complete it', async () => {
    open({
      obtenerPostulacion: new Refused(401, 'Ingrese.'),
      abrirInvitacion: {
        estado: 'identidad',
        isapre: 'Alerce',
        asesor: 'Camila Rojas',
        vence: '2026-11-06T13:00:00Z',
        enviada: true,
      },
    })
    expect(await heading('Su postulación')).toBeVisible()
    expect(screen.getByText(/^Aquí ve en qué va su postulación a la Isapre Alerce/)).toBeVisible()
    expect(screen.queryByText(/le invita a completarla/)).toBeNull()
  })

  test('is asked before anything of them is shown: RUT, birth date, then the code of their mail', async () => {
    let dentro = false
    const sent = open({
      obtenerPostulacion: () => (dentro ? base : new Refused(401, 'Ingrese.')),
      identificarPostulante: { estado: 'codigo', desafio, correo: 'e•••@example.cl', minutos: 10 },
      entrarPostulacion: () => {
        dentro = true
        return { estado: 'dentro', declaracionSaludId: 7 }
      },
    })
    expect(await screen.findByText(/Camila Rojas, de la Isapre Alerce, le invita/)).toBeVisible()
    await press('Enviarme el código')
    expect(screen.getByRole('textbox', { name: 'RUT' })).toHaveAccessibleDescription(
      'Ingrese su RUT Por ejemplo, 12.345.678-5',
    )
    await expectFocusSomewhere()
    await pasteInto(screen.getByRole('textbox', { name: 'RUT' }), '20347878k')
    await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '15031990')
    await press('Enviarme el código')
    expect(await heading('Revise su correo')).toHaveFocus()
    await pasteInto(screen.getByRole('textbox', { name: 'Código' }), '123456')
    await press('Continuar')
    expect(await heading('Pregunta 3')).toBeVisible()
    const dicho = { documento: '20.347.878-K', fechaNacimiento: '15-03-1990' }
    expect(sent('identificarPostulante')).toEqual([{ enlace, ...dicho }])
    expect(sent('entrarPostulacion')).toEqual([{ enlace, desafio, codigo: '123456' }])
  })

  test('is kept in the history: back leads to the identity, a reload to the code', async () => {
    const pide = { estado: 'codigo', desafio, correo: 'e•••@example.cl', minutos: 10 } as const
    open({ obtenerPostulacion: new Refused(401, 'Ingrese.'), identificarPostulante: pide })
    await pasteInto(await screen.findByRole('textbox', { name: 'RUT' }), '20347878k')
    await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '15031990')
    await press('Enviarme el código')
    await heading('Revise su correo')
    act(() => window.history.back())
    expect(await heading('Su Declaración de Salud')).toHaveFocus()
    act(() => window.history.forward())
    await heading('Revise su correo')
    cleanup()
    renderScreen(<PostulanteDsScreen />, { session: null })
    expect(await heading('Revise su correo')).toBeVisible()
    await press('Corregir mis datos')
    expect(await heading('Su Declaración de Salud')).toBeVisible()
  })

  test('a wrong one says how many tries are left; a blocked one leads to their advisor', async () => {
    const replies = [{ estado: 'noCoincide', quedan: 1 } as const, { estado: 'bloqueado' } as const]
    open({
      obtenerPostulacion: new Refused(401, 'Ingrese.'),
      identificarPostulante: () => replies.shift() ?? { estado: 'bloqueado' },
    })
    await pasteInto(await screen.findByRole('textbox', { name: 'RUT' }), '20347878k')
    await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '15031990')
    await press('Enviarme el código')
    expect(await screen.findByText(/no coinciden con los de la invitación\. Le queda 1 intento\./)).toBeVisible()
    // Leaving the field keeps the error: the button must not move away from the finger
    await userEvent.tab()
    expect(screen.getByText(/Le queda 1 intento\./)).toBeVisible()
    await press('Enviarme el código')
    expect(await screen.findByText(/Por seguridad bloqueamos esta invitación/)).toBeVisible()
  })
})

describe('identity check, repeated', () => {
  const fecha = () => screen.getByRole('textbox', { name: 'Fecha de nacimiento' })

  async function say() {
    const answer = Promise.withResolvers<{ estado: 'noCoincide'; quedan: number }>()
    const sent = open({
      obtenerPostulacion: new Refused(401, 'Ingrese.'),
      identificarPostulante: () => answer.promise,
    })
    await pasteInto(await screen.findByRole('textbox', { name: 'RUT' }), '20.347.878-K')
    await pasteInto(fecha(), '15-03-1990')
    await press('Enviarme el código')
    await waitFor(() => expect(sent('identificarPostulante')).toHaveLength(1))
    return () => act(async () => answer.resolve({ estado: 'noCoincide', quedan: 1 }))
  }

  test.each(['RUT', 'Fecha de nacimiento'])('while the answer was on its way, %s was not refused', async (name) => {
    const no = await say()
    const field = screen.getByRole('textbox', { name })
    await userEvent.type(field, '1')
    await no()
    expect(screen.getByRole('button', { name: 'Enviarme el código' })).not.toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText(/Le queda 1 intento/)).toBeNull()
    expect(field).toHaveFocus()
  })

  test('both were refused: changing one, it is said no more', async () => {
    const no = await say()
    await no()
    expect(screen.getByText(/Le queda 1 intento/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'RUT' })).toHaveFocus()
    await userEvent.type(fecha(), '1')
    expect(screen.queryByText(/Le queda 1 intento/)).toBeNull()
  })
})

describe('an invitation that ended meanwhile', () => {
  const anulada = new Refused(404, 'Este enlace no está vigente.')
  const viva = {
    estado: 'identidad',
    isapre: 'Alerce',
    asesor: 'Camila Rojas',
    vence: '2026-11-06T13:00:00Z',
    enviada: false,
  } as const

  test('closes the page of an applicant inside, without the message of an expired session', async () => {
    let fuera = false
    open({
      guardarRespuestaPostulante: () => {
        fuera = true
        return new Refused(401, 'Ingrese.')
      },
      abrirInvitacion: () => (fuera ? anulada : viva),
      obtenerPostulacion: () => (fuera ? new Refused(401, 'Ingrese.') : base),
    })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await heading('Este enlace no está disponible')
    expect(screen.queryByRole('heading', { name: 'Confirme otra vez quién es' })).toBeNull()
  })

  test('closes an open page, and says that the typed text was not sent', async () => {
    let fuera = false
    open({
      abrirInvitacion: () => (fuera ? anulada : viva),
      obtenerPostulacion: () => (fuera ? new Refused(401, 'Ingrese.') : base),
      obtenerMarcaPostulacion: () => (fuera ? new Refused(401, 'Ingrese.') : { marca: 'una', respuestas: 0 }),
    })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    fuera = true
    look()
    expect(await heading('Este enlace no está disponible')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Lo que estaba escribiendo no se envió.')
  })

  test('closes the page of an applicant in the identity check', async () => {
    let fuera = false
    open({
      obtenerPostulacion: new Refused(401, 'Ingrese.'),
      abrirInvitacion: () => (fuera ? anulada : viva),
      identificarPostulante: () => {
        fuera = true
        return anulada
      },
    })
    await pasteInto(await screen.findByRole('textbox', { name: 'RUT' }), '20347878k')
    await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '15031990')
    await press('Enviarme el código')
    await heading('Este enlace no está disponible')
  })
})

describe('a question', () => {
  test('answered «no» is saved and leads on; the one before is a step back, with its answer', async () => {
    let respondidas = 2
    const tercera = base.cuestionario.preguntas[2]!
    const sent = open({
      obtenerPostulacion: () => ({
        ...base,
        cuestionario: {
          ...base.cuestionario,
          preguntas: base.cuestionario.preguntas.map((p, at) => ({ ...p, respuesta: at < respondidas ? false : null })),
        },
      }),
      guardarRespuestaPostulante: () => {
        respondidas += 1
        return 'ok'
      },
    })
    await heading('Pregunta 3')
    const { pregunta, ejemplo } = tercera
    const respuesta = screen.getByRole('group', { name: pregunta })
    expect(respuesta).toHaveAccessibleDescription(ejemplo)
    await press('Guardar y continuar')
    expect(screen.getByText('Elija Sí o No')).toBeVisible()
    expect(respuesta).toHaveAccessibleDescription(`${ejemplo} Elija Sí o No`)
    expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(await heading('Pregunta 4')).toHaveFocus()
    expect(screen.getByText('Guardado.')).toBeVisible()
    expect(sent('guardarRespuestaPostulante')).toMatchObject([{ codigoPregunta: 3, respuesta: false, version: 1 }])
    await press('Volver')
    await heading('Pregunta 3')
    expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeVisible()
  })

  test('«no» chosen with the arrows waits for the button; «sí» changed to «no» too', async () => {
    const sent = open({ guardarRespuestaPostulante: 'ok' })
    await heading('Pregunta 3')
    screen.getByRole('radio', { name: 'Sí' }).focus()
    await userEvent.keyboard(' {ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'No', checked: true })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(sent('guardarRespuestaPostulante')).toEqual([])
    await press('Guardar y continuar')
    await waitFor(() => expect(sent('guardarRespuestaPostulante')).toHaveLength(1))
  })

  test('answered «sí» asks for the diagnosis, and shows missing data at their field', async () => {
    const sent = open({ guardarRespuestaPostulante: 'ok' })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    await press('Guardar y continuar')
    const que = screen.getByRole('textbox', { name: '¿Qué le diagnosticaron?' })
    await waitFor(() => expect(que).toHaveFocus())
    expect(que).toHaveAccessibleDescription('Debe ingresar un diagnóstico')
    await pasteInto(que, 'Asma')
    await pasteInto(screen.getByRole('textbox', { name: '¿Cuándo, más o menos?' }), '03-2019')
    await press('Guardar y continuar')
    await waitFor(() => expect(sent('guardarRespuestaPostulante')).toHaveLength(1))
    const [{ diagnosticos }] = sent('guardarRespuestaPostulante') as [{ diagnosticos: unknown[] }]
    expect(diagnosticos).toMatchObject([{ beneficiario: 1, diagnostico: { diagnostico: 'Asma' } }])
  })

  test('with as many diagnoses as are kept, another is not offered, and why is said', async () => {
    open({ guardarRespuestaPostulante: 'ok' })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    const otro = () => screen.getByRole('button', { name: 'Agregar otro diagnóstico' })
    for (let n = 1; n < MAXIMO_DIAGNOSTICOS; n++) await userEvent.click(otro())
    expect(otro()).toHaveAttribute('aria-disabled', 'true')
    expect(otro()).toHaveAccessibleDescription(sinMasDiagnosticos)
    await userEvent.click(otro())
    expect(otro()).toHaveFocus()
    expect(screen.getAllByRole('textbox', { name: '¿Qué le diagnosticaron?' })).toHaveLength(MAXIMO_DIAGNOSTICOS)
  })

  test('typed when the session ends waits behind the identity, and is there again', async () => {
    let fuera = false
    open({
      guardarRespuestaPostulante: () => {
        fuera = true
        return new Refused(401, 'Ingrese.')
      },
      identificarPostulante: { estado: 'codigo', desafio, correo: 'e•••@example.cl', minutos: 10 },
      entrarPostulacion: () => {
        fuera = false
        return { estado: 'dentro', declaracionSaludId: 7 }
      },
      obtenerPostulacion: () => (fuera ? new Refused(401, 'Ingrese.') : base),
    })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    await pasteInto(screen.getByRole('textbox', { name: '¿Qué le diagnosticaron?' }), 'Asma')
    await pasteInto(screen.getByRole('textbox', { name: '¿Cuándo, más o menos?' }), '03-2019')
    await press('Guardar y continuar')
    await heading('Confirme otra vez quién es')
    await pasteInto(screen.getByRole('textbox', { name: 'RUT' }), '20347878k')
    await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), '15031990')
    await press('Enviarme el código')
    await pasteInto(await screen.findByRole('textbox', { name: 'Código' }), '123456')
    await press('Continuar')
    expect(await screen.findByRole('textbox', { name: '¿Qué le diagnosticaron?' })).toHaveValue('Asma')
  })
})

test('a text that changed while it was being read stands as it is now, and is decided about in that version', async () => {
  const cambio = 'El texto cambió mientras leía. Léalo de nuevo antes de decidir.'
  let vigente = postulacionDe({ paso: 'previred', previred: { ...base.previred, autorizado: null } })
  const sent = open({
    obtenerPostulacion: () => vigente,
    decidirPrevired: ({ version }) => {
      if (version === '9') return 'ok'
      vigente = { ...vigente, previred: { version: '9', parrafos: ['El texto nuevo.'], autorizado: null } }
      return new Refused(409, cambio)
    },
  })
  await press('No autorizo')
  expect(await screen.findByText(cambio)).toBeVisible()
  expect(await screen.findByText('El texto nuevo.')).toBeVisible()
  await press('No autorizo')
  await waitFor(() => expect(sent('decidirPrevired')).toHaveLength(2))
  expect(sent('decidirPrevired').at(-1)).toMatchObject({ version: '9' })
})

test('the signature asks for a code first, and sending shows a confirmation', async () => {
  let enviada = false
  const firmado = postulacionDe({ paso: 'firma', porcentaje: 96 })
  const sent = open({
    obtenerPostulacion: () => (enviada ? { ...firmado, paso: 'enviada' } : firmado),
    obtenerSeguimiento: seguimientoDe(),
    pedirCodigoDeFirma: { correo: 'e•••@example.cl', minutos: 10 },
    firmarDeclaracion: ({ pin }) => {
      if (pin !== '123456') return { estado: 'noCoincide', quedan: 2 }
      enviada = true
      return { estado: 'enviada' }
    },
  })
  await press('Enviar el código a e•••@example.cl')
  expect(screen.getByRole('checkbox', { name: 'Acepto y firmo' })).toHaveAccessibleDescription(
    'Marque la casilla para firmar',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Acepto y firmo' }))
  await press('Enviar el código a e•••@example.cl')
  const codigo = await screen.findByRole('textbox', { name: 'Código de la firma' })
  expect(codigo).toHaveFocus()
  expect(codigo).toHaveAccessibleDescription('')
  await press('Firmar y enviar')
  expect(codigo).toHaveAccessibleDescription('Ingrese los 6 dígitos del código')
  await press('Enviar otro código')
  await waitFor(() => expect(codigo).toHaveFocus())
  expect(codigo).toHaveAccessibleDescription('')
  await pasteInto(codigo, '654321')
  await press('Firmar y enviar')
  expect(await screen.findByText('El código no coincide. Le quedan 2 intentos.')).toBeVisible()
  await userEvent.clear(codigo)
  await pasteInto(codigo, '123456')
  await press('Firmar y enviar')
  expect(await heading('Listo, gracias')).toBeVisible()
  expect(sent('firmarDeclaracion')).toHaveLength(2)
})

test('a code that is typed while another one is mailed stays', async () => {
  const late = Promise.withResolvers<{ correo: string; minutos: number }>()
  let pedidos = 0
  const mailed = { correo: 'e•••@example.cl', minutos: 10 }
  const sent = open({
    obtenerPostulacion: postulacionDe({ paso: 'firma', porcentaje: 96 }),
    pedirCodigoDeFirma: () => {
      pedidos += 1
      return pedidos === 1 ? mailed : late.promise
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Acepto y firmo' }))
  await press('Enviar el código a e•••@example.cl')
  const codigo = await screen.findByRole('textbox', { name: 'Código de la firma' })
  await press('Enviar otro código')
  await waitFor(() => expect(sent('pedirCodigoDeFirma')).toHaveLength(2))
  const otro = screen.getByRole('button', { name: 'Enviar otro código' })
  expect(otro).toHaveFocus()
  expect(otro).toHaveAccessibleDescription('Espere a que termine lo que está en camino.')
  await press('Enviar otro código')
  expect(sent('pedirCodigoDeFirma')).toHaveLength(2)
  await pasteInto(codigo, '123456')
  await act(async () => late.resolve({ ...mailed, minutos: 9 }))
  expect(await screen.findByText(/Vence en 9 minutos/)).toBeVisible()
  expect(codigo).toHaveValue('123456')
})

test('the receiver of a pair waits for the signature of the other, with nothing to press', async () => {
  open({ obtenerPostulacion: postulacionDe({ paso: 'firma', porcentaje: 96, esperaAlOtorgante: true }) })
  expect(await heading('Firma')).toHaveFocus()
  expect(screen.getByText(/En una pareja firma primero quien otorga/)).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Enviar el código/ })).toBeNull()
})

test('a question is called by one number, of the form, where it is asked and where it is read again', async () => {
  const { cuestionario } = base
  const hasta = (ultima: number): Partial<typeof base> => ({
    cuestionario: {
      ...cuestionario,
      preguntas: cuestionario.preguntas.map((una) => ({ ...una, respuesta: una.id <= ultima ? false : null })),
    },
  })
  let leida = { ...base, ...hasta(10) }
  open({
    obtenerPostulacion: () => leida,
    guardarRespuestaPostulante: () => {
      leida = { ...base, ...hasta(15), paso: 'resumenDeclaracion' as const }
      return 'ok'
    },
  })
  expect(await heading('Pregunta 12')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await heading('Revisión de la declaración')
  expect(screen.getByText('12. ¿Pregunta 12?')).toBeVisible()
  await press('Corregir la pregunta 12')
  expect(await heading('Pregunta 12')).toBeVisible()
})

describe('the withdrawal of the consent', () => {
  const enContrato = { conContrato: true, asesor: 'Camila Rojas', correo: 'camila@example.cl' }

  test('says what ends, is confirmed, and closes the page', async () => {
    const sent = open({ obtenerRetiro: { ...enContrato, conContrato: false }, retirarConsentimiento: 'ok' })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByText('Retirar mi consentimiento'))
    expect(await screen.findByText(/lo que respondió se elimina ahora mismo/)).toBeVisible()
    expect(sent('retirarConsentimiento')).toEqual([])
    await press('Sí, retirar y eliminar')
    expect(await heading('Retiró su consentimiento')).toHaveFocus()
    expect(sent('retirarConsentimiento')).toEqual([{}])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is not offered before anything was consented to', async () => {
    const previred = { ...base.previred, autorizado: null }
    open({ obtenerPostulacion: { ...base, paso: 'previred', previred } })
    await heading('Autorización PreviRed')
    expect(screen.queryByText('Retirar mi consentimiento')).toBeNull()
  })

  test('with a contract, says that it stays and whom to write to', async () => {
    open({ obtenerRetiro: enContrato })
    await heading('Pregunta 3')
    await userEvent.click(screen.getByText('Retirar mi consentimiento'))
    expect(await screen.findByRole('link', { name: 'camila@example.cl' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sí, retirar y eliminar' })).toBeNull()
  })
})
