import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import {
  diagnosticoRules,
  MAXIMO_DIAGNOSTICOS,
  sinMasDiagnosticos,
} from '@alerce/contract/forms/declaracion/diagnostico'
import { applyRules } from '@alerce/contract/forms/rules'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import classes from '../declaracion.module.css'
import { DiagnosticoField } from './diagnostico-field.tsx'
import { nacidas, nuevoDiagnostico, type RespuestaForm } from './respuesta-form.ts'

interface DiagnosticoFieldsProps {
  readonly form: AlerceForm<RespuestaForm>
  readonly index: number
  readonly personas: readonly PersonaDeDS[]
  /** ISO date: no diagnosis lies after it. */
  readonly today: string
}

function DiagnosticoFields({ form, index, personas, today }: DiagnosticoFieldsProps) {
  const at = `diagnosticos.${index}` as const
  const person = form.values.diagnosticos[index]?.beneficiario ?? null
  return (
    <>
      <SelectField
        {...form.field(`${at}.beneficiario`)}
        label="Beneficiario"
        required
        value={person === null ? '' : String(person)}
        onChange={(id) => form.setFieldValue(`${at}.beneficiario`, id === '' ? null : Number(id))}
        options={personas.map((persona) => ({ value: String(persona.id), label: nombreCorto(persona) }))}
      />
      <DiagnosticoField
        {...form.field(`${at}.diagnostico`)}
        label={etiquetasDS.diagnostico}
        required
        onChange={({ codigo, diagnostico }) => {
          form.setFieldValue(`${at}.diagnostico`, diagnostico)
          form.setFieldValue(`${at}.codigo`, codigo)
        }}
      />
      <DateField
        {...form.field(`${at}.fecha`)}
        label={etiquetasDS.fechaAproximada}
        reads="aproximada"
        placeholder="DD-MM-AAAA o MM-AAAA"
        description="Mes y año bastan: 03-2019"
        required
        max={today}
      />
      <CheckField {...form.field(`${at}.intervencionQuirurgica`)} label={etiquetasDS.intervencion} />
    </>
  )
}

interface DiagnosticosProps {
  readonly form: AlerceForm<RespuestaForm>
  readonly personas: readonly PersonaDeDS[]
}

/** The diagnoses behind a «sí»: another only when these are complete, none less than one (spec 2 §5). */
export function Diagnosticos({ form, personas }: DiagnosticosProps) {
  const message = useMessage()
  const confirm = useConfirm()
  const { diagnosticos } = form.values
  const today = todayInSantiago()

  const add = async () => {
    const rules = { diagnosticos: diagnosticoRules(today, nacidas(personas)) }
    if (applyRules(rules, form.values).length === 0) form.insertListItem('diagnosticos', nuevoDiagnostico(personas))
    else {
      form.validate()
      await message(preguntasMessages.camposObligatorios.text, 'info')
    }
  }
  const remove = async (index: number) => {
    const sure = await confirm({ text: preguntasMessages.eliminarDiagnostico.text, accept: 'Eliminar' })
    if (sure) form.removeListItem('diagnosticos', index)
  }

  return (
    <div className={classes.diagnoses}>
      {diagnosticos.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
        <fieldset key={index} className={classes.diagnosis}>
          <legend className="vh">Diagnóstico {index + 1}</legend>
          <DiagnosticoFields form={form} index={index} personas={personas} today={today} />
          <ReasonedButton
            kind="quiet"
            icon
            aria-label={`Eliminar diagnóstico ${index + 1}`}
            reason={diagnosticos.length > 1 ? null : 'Debe quedar al menos un diagnóstico.'}
            onClick={() => void remove(index)}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          </ReasonedButton>
        </fieldset>
      ))}
      <ReasonedButton
        kind="quiet"
        reason={diagnosticos.length < MAXIMO_DIAGNOSTICOS ? null : sinMasDiagnosticos}
        onClick={() => void add()}
      >
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        Agregar otro diagnóstico
      </ReasonedButton>
    </div>
  )
}
