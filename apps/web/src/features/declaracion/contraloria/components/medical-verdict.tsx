import { type EvaluacionMedicaForm, evaluacionMedicaRules } from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { esEnContra, pideAntecedentes } from '@alerce/domain/declaracion/respuesta'
import { useCallback, useRef } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { esperaDe, type OnAnswered, resultadoText } from '../../../../lib/contraloria/resultados.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { antecedenteVacio, readRespuesta, restriccionesLeidas, restriccionesSugeridas } from '../pedido.ts'
import { type CasoDeContraloria, useResponderMedica } from '../queries.ts'
import { AntecedentesFields } from '../respuesta/antecedentes-fields.tsx'
import { MotivoField } from '../respuesta/motivo-field.tsx'
import { RestriccionesFields } from '../respuesta/restricciones-fields.tsx'
import { useEnContra } from '../use-en-contra.tsx'
import { Choices } from './choices.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

interface MedicalVerdictProps {
  readonly caso: CasoDeContraloria
  /** Why it cannot be registered now: somebody else has the case. */
  readonly held: string | null
  readonly onDone: OnAnswered
}

const NINGUNO = 0
const results = [1, 2, 3, 4, 5] as const
const options = results.map((code) => ({ value: String(code), label: resultadoText(code) }))

const porQue = (resultado: number) => {
  if (!esEnContra(resultado)) return undefined
  return `Una frase: qué antecedente, y por qué ${resultado === 2 ? 'se restringe' : 'no permite aceptar'}.`
}

const VACIO: EvaluacionMedicaForm = { resultado: NINGUNO, motivo: '', restricciones: [], antecedentes: [] }

/** Answer to result 0. An answer against the applicant needs a reason (core rules, Evaluation). */
export function MedicalVerdict({ caso, held, onDone }: MedicalVerdictProps) {
  const { identificador, nombre, medica } = caso
  const formulario = `evaluacion-medica:${identificador}`
  const responder = useResponderMedica({ formulario, inicial: VACIO })
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EvaluacionMedicaForm>({
    name: formulario,
    initial: VACIO,
    rules: evaluacionMedicaRules,
  })
  const { resultado } = form.values
  const { setFieldValue, getValues } = form
  const personas = medica?.personas ?? []
  const choose = useCallback(
    (value: string) => {
      const code = Number(value)
      const { restricciones, antecedentes } = getValues()
      if (code === 2 && restricciones.length === 0 && medica)
        setFieldValue('restricciones', restriccionesSugeridas(medica))
      if (pideAntecedentes(code) && antecedentes.length === 0) setFieldValue('antecedentes', [antecedenteVacio])
      setFieldValue('resultado', code)
    },
    [setFieldValue, getValues, medica],
  )
  const asking = useEnContra(caso)
  const told = useRef<() => void>(() => undefined)
  const save = form.submit(
    async (values) => {
      const { resultado: code } = values
      const dada = await responder.mutateAsync({
        identificador,
        ...values,
        restricciones: restriccionesLeidas(values.restricciones),
      })
      // the case leaves: nobody waits until its draft has gone, too
      void form.saved(values)
      told.current = () => onDone(`${nombre}: ${resultadoText(code)}`, esperaDe(dada))
    },
    tellFailure(contraloriaMessages.respuestaFailed.text),
    () => told.current(),
    (values, act) => asking(readRespuesta(values, personas), act),
  )
  return (
    <VerdictPanel
      title="Resultado médico"
      form={form}
      chosen={resultado !== NINGUNO}
      held={held}
      busy={form.busy}
      onSubmit={save}
    >
      <Choices value={resultado === NINGUNO ? '' : String(resultado)} onChange={choose} options={options} />
      {resultado === 2 && <RestriccionesFields form={form} personas={personas} />}
      {pideAntecedentes(resultado) && <AntecedentesFields form={form} personas={personas} />}
      {esEnContra(resultado) && !medica?.respuestas.some(({ respuesta }) => respuesta) && (
        <Notice>Nadie de este caso respondió «Sí» a una pregunta de salud.</Notice>
      )}
      <MotivoField
        cola="medica"
        binding={form.field('motivo')}
        label="Motivo, lo lee el postulante"
        description={porQue(resultado)}
        required={esEnContra(resultado)}
      />
    </VerdictPanel>
  )
}
