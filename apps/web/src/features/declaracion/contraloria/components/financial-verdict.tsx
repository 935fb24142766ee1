import { type NumeroTecleado, numeroDe } from '@alerce/contract/forms/base/numeros'
import {
  type EvaluacionFinancieraForm,
  evaluacionFinancieraRules,
  faltaDeRenta,
} from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { esPesos } from '@alerce/domain/base/dinero/tipos'
import { esRentaDudosa, preguntaDeRenta } from '@alerce/domain/declaracion/renta-dudosa'
import { useCallback, useRef } from 'react'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { esperaDe, type OnAnswered, pasoText } from '../../../../lib/contraloria/resultados.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { antecedenteVacio, readRespuesta } from '../pedido.ts'
import { type CasoDeContraloria, useResponderFinanciera } from '../queries.ts'
import { AntecedentesFields } from '../respuesta/antecedentes-fields.tsx'
import { MotivoField } from '../respuesta/motivo-field.tsx'
import { useEnContra } from '../use-en-contra.tsx'
import { Choices } from './choices.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface FinancialVerdictProps {
  readonly caso: CasoDeContraloria
  /** Why it cannot be registered now: somebody else has the case. */
  readonly held: string | null
  readonly onDone: OnAnswered
}

const options = [
  { value: 'aprueba', label: 'Aprobar la renta', hint: 'Sigue la evaluación médica.' },
  { value: 'pide', label: 'Pedir antecedentes', hint: 'El asesor los adjunta y el caso vuelve a esta cola.' },
  { value: 'rechaza', label: 'Rechazar', hint: 'La renta no alcanza, o ningún papel la acredita.' },
]

/** Result codes of an approved income, of one that is asked about, and of a refused one. */
const codes = { aprueba: 1, pide: 7, rechaza: 8, '': 0 } as const

/** Rules that compare the income with the agreed amount, as both are when the answer is sent. */
function conTope(values: EvaluacionFinancieraForm, financiera: CasoDeContraloria['financiera']) {
  const rules = evaluacionFinancieraRules(values)
  const { totalPesos, porcentajeMaximo: porcentajeMaximoRenta, empleadores } = financiera
  const pactado = { totalPesos, porcentajeMaximoRenta, tipos: empleadores.map((e) => e.tipoTrabajador) }
  return {
    ...rules,
    rentaPromedio: (value: NumeroTecleado) =>
      rules.rentaPromedio?.(value, values) ?? faltaDeRenta(values, pactado)?.text ?? null,
  }
}

const APROBADA = 'La que muestran los papeles.'
const RECHAZADA = 'La que muestran los papeles y no alcanza; en blanco si ninguno la acredita.'

const VACIO: EvaluacionFinancieraForm = { decision: '', rentaPromedio: null, motivo: '', antecedentes: [] }

/** Asks again, with both figures, about an income far from the declared one. `isMeant`: it is confirmed, or not far. */
function useRentaConfirmada({ rentaDeclarada, vecesDeRentaDudosa }: CasoDeContraloria['financiera']) {
  const confirm = useConfirm()
  const doubtfulOf = ({ decision, rentaPromedio }: EvaluacionFinancieraForm) => {
    const renta = numeroDe(rentaPromedio, 'pesos')
    if (decision !== 'aprueba' || renta === null || !esPesos(renta)) return null
    return esRentaDudosa(renta, rentaDeclarada, vecesDeRentaDudosa) ? renta : null
  }
  return {
    isDoubtful: (values: EvaluacionFinancieraForm) => doubtfulOf(values) !== null,
    isMeant: async (values: EvaluacionFinancieraForm): Promise<boolean> => {
      const renta = doubtfulOf(values)
      if (renta === null) return true
      const text = preguntaDeRenta(renta, rentaDeclarada)
      return await confirm({ title: 'Revise la renta', text, accept: 'Sí, es correcta', cancel: 'Corregir' })
    },
  }
}

/** The answer to result 6: an income for the ceiling, or the reason why not (core rules, Evaluation). */
export function FinancialVerdict({ caso, held, onDone }: FinancialVerdictProps) {
  const { identificador, nombre, financiera } = caso
  const formulario = `evaluacion-financiera:${identificador}`
  const responder = useResponderFinanciera({ formulario, inicial: VACIO })
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EvaluacionFinancieraForm>({
    name: formulario,
    initial: VACIO,
    rules: (values) => conTope(values, financiera),
  })
  const { decision } = form.values
  const { setFieldValue, getValues } = form
  const choose = useCallback(
    (value: string) => {
      if (value === 'pide' && getValues().antecedentes.length === 0) setFieldValue('antecedentes', [antecedenteVacio])
      setFieldValue('decision', value as EvaluacionFinancieraForm['decision'])
    },
    [setFieldValue, getValues],
  )
  const asking = useEnContra(caso)
  const { isDoubtful, isMeant } = useRentaConfirmada(financiera)
  const told = useRef<() => void>(() => undefined)
  const save = form.submit(
    async (values) => {
      const { decision: chosen, ...rest } = values
      if (chosen === '') return
      const dada = await responder.mutateAsync({
        identificador,
        decision: chosen,
        ...rest,
        rentaPromedio: numeroDe(rest.rentaPromedio, 'pesos'),
        confirmaRenta: isDoubtful(values),
      })
      // the case leaves: nobody waits until its draft has gone, too
      void form.saved(values)
      told.current = () => onDone(`${nombre}: ${pasoText('financiera', dada.resultado)}`, esperaDe(dada))
    },
    tellFailure(contraloriaMessages.respuestaFailed.text),
    () => told.current(),
    async ({ decision: chosen, ...rest }, act) =>
      (await isMeant({ decision: chosen, ...rest })) &&
      (await asking(
        readRespuesta(
          { ...rest, resultado: codes[chosen], restricciones: [] },
          [],
          numeroDe(rest.rentaPromedio, 'pesos'),
        ),
        act,
      )),
  )
  return (
    <VerdictPanel
      title="Resultado financiero"
      form={form}
      chosen={decision !== ''}
      held={held}
      busy={form.busy}
      onSubmit={save}
    >
      <Choices value={decision} onChange={choose} options={options} />
      {decision === 'pide' ? (
        <AntecedentesFields form={form} personas={[]} />
      ) : (
        <NumberField
          clase="pesos"
          {...form.field('rentaPromedio')}
          label="Renta promedio"
          required={decision === 'aprueba'}
          description={`${decision === 'rechaza' ? RECHAZADA : APROBADA} Declarada: ${formatoPesos(financiera.rentaDeclarada)}`}
        />
      )}
      <MotivoField
        cola="financiera"
        binding={form.field('motivo')}
        label={decision === 'rechaza' || decision === 'pide' ? 'Motivo, lo lee el postulante' : 'Motivo'}
        required={decision === 'rechaza'}
      />
    </VerdictPanel>
  )
}
