import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { describe, expect, test } from 'vitest'
import { conEspera, type PostulacionDeclarada } from './con-espera.ts'
import type { EnEspera } from './use-cola.ts'

const persona = {
  fechaNacimiento: '15-03-1990',
  sexo: 2,
  nombres: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  versionPersona: 3,
} as const
const sinMedidas = { peso: null, altura: null }

/** Considerations accepted, nothing answered; one beneficiary. */
const leida: PostulacionDeclarada = {
  paso: 'cotizante',
  porcentaje: 16,
  titular: {
    id: 1,
    ...persona,
    ...sinMedidas,
    rut: null,
    idSalud: null,
    pension: null,
    causal: null,
    diagnostico: null,
  },
  beneficiarios: [
    {
      id: 2,
      ...persona,
      ...sinMedidas,
      rutBeneficiario: null,
      pasaporte: null,
      tipo: 1,
      relacion: 4,
      descripcionOtro: '',
    },
  ],
  juradas: [],
  circular: null,
  cuestionario: {
    version: 1,
    esEjemplo: false,
    preguntas: preguntasDS.map((id) => ({
      id,
      pregunta: '¿?',
      ejemplo: '',
      respuesta: null,
      versionRespuesta: null,
      diagnosticos: [],
    })),
  },
}

const ventana = 'a'.repeat(32)
const titular: EnEspera = {
  name: 'guardarTitularPostulante',
  payload: {
    nombres: 'ELENA',
    idSalud: 1,
    peso: '60',
    altura: '1,65',
    pension: false,
    reemplaza: { version: 2, ventana },
  },
}
const beneficiario: EnEspera = {
  name: 'guardarPersonaPostulante',
  payload: {
    id: 2,
    tipoDocumento: 'R',
    rutBeneficiario: '20347878-K',
    peso: '20',
    altura: '1,10',
    reemplaza: { version: 1, ventana },
  },
}
const respuesta = (codigoPregunta: number, si = false): EnEspera => ({
  name: 'guardarRespuestaPostulante',
  payload: {
    codigoPregunta,
    respuesta: si,
    version: 1,
    reemplaza: { version: null, ventana },
    diagnosticos: si ? [{ beneficiario: 1, diagnostico: { diagnostico: 'Asma' }, fecha: '01-03-2019' }] : [],
  },
})
const todas = preguntasDS.map((id) => respuesta(id))

describe('the declaración with its unsent requests applied', () => {
  test('without unsent requests is the one read', () => {
    expect(conEspera(leida, [])).toBe(leida)
  })

  test.each([
    ['the holder', [titular], 'beneficiarios'],
    ['everybody', [titular, beneficiario], 'preguntas'],
    ['some questions', [titular, beneficiario, ...todas.slice(0, 5)], 'preguntas'],
    ['all', [titular, beneficiario, ...todas], 'resumenAntecedentes'],
  ] as const)('leads on from %s, as the server will', (_what, cola, paso) => {
    const vista = conEspera(leida, cola)
    expect(vista.paso).toBe(paso)
    expect(vista.porcentaje).toBeGreaterThan(leida.porcentaje)
  })

  test('asks for a sworn declaration that the answers leave to accept', () => {
    const conMadre = { ...leida, juradas: [{ id: 1, nombre: 'Rosa', abierta: false, aceptada: false }] }
    expect(conEspera(conMadre, [titular, beneficiario, ...todas]).paso).toBe('juradas')
  })

  test('shows typed data as they are read once stored', () => {
    const vista = conEspera(leida, [titular, beneficiario, respuesta(1, true)])
    expect(vista.titular).toMatchObject({ nombres: 'ELENA', peso: 60, altura: 1.65, pension: false, rut: null })
    expect(vista.beneficiarios).toMatchObject([{ id: 2, rutBeneficiario: '20347878-K', peso: 20, altura: 1.1 }])
    const [una] = vista.cuestionario.preguntas
    expect(una).toMatchObject({
      respuesta: true,
      diagnosticos: [
        { beneficiario: 1, diagnostico: { codigo: '', diagnostico: 'Asma' }, intervencionQuirurgica: false },
      ],
    })
  })

  test('keeps the version of each person, so that it is sent again with it', () => {
    const vista = conEspera(leida, [titular, beneficiario])
    expect([vista.titular, ...vista.beneficiarios].map(({ versionPersona }) => versionPersona)).toEqual([2, 1])
  })

  test('corrected from a summary goes back to the questions', () => {
    const contestada = conEspera(leida, [titular, beneficiario, ...todas])
    const enResumen = { ...contestada, paso: 'resumenDeclaracion' as const }
    expect(conEspera(enResumen, [respuesta(2, true)]).paso).toBe('resumenAntecedentes')
  })
})
