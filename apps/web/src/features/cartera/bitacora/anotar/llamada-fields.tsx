import type { AnotacionForm } from '@alerce/contract/forms/cartera/seguimiento'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { claveDeResultado, resultadosDeLlamada } from '@alerce/domain/cartera/seguimiento/anotacion'
import { intentosOfrecidos, type OpcionDeIntento, opcionesDeIntento } from '@alerce/domain/cartera/seguimiento/intento'
import { diasDeTarea } from '@alerce/domain/cartera/seguimiento/tarea'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { Telefono } from '../../../../components/values/telefono.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { now, todayInSantiago } from '../../../../lib/time/clock.ts'
import { fechaEnPalabras } from '../../../../lib/time/en-palabras.ts'
import { halfHoursWith } from '../../../../lib/time/half-hours.ts'
import type { Seguimiento } from '../queries.ts'
import classes from './anotar.module.css'
import { pideIntento } from './modos.ts'

interface LlamadaProps {
  readonly form: AlerceForm<AnotacionForm>
  readonly seguimiento: Seguimiento | undefined
}

const resultados = claveDeResultado.map((value) => ({ value, label: resultadosDeLlamada[value] }))

/** Ways to the next try that are possible at this hour. */
function opciones(ahora: string) {
  const { dosHoras, manana } = intentosOfrecidos(ahora)
  const esManana = manana.fecha === sumaDias(hoyEnSantiago(ahora), 1)
  const claves = Object.keys(opcionesDeIntento) as OpcionDeIntento[]
  return claves
    .filter((clave) => clave !== 'dosHoras' || dosHoras !== null)
    .map((value) => ({
      value,
      label:
        value === 'manana' && !esManana
          ? `El ${fechaEnPalabras(manana.fecha)} a las ${manana.hora}`
          : opcionesDeIntento[value],
    }))
}

/** Next try of a missed call: a press, or a day and hour. */
function IntentoFields({ form }: Pick<LlamadaProps, 'form'>) {
  const hoy = todayInSantiago()
  const { intento, hora } = form.values
  return (
    <>
      <ChoiceField
        label="Próximo intento"
        options={opciones(now())}
        {...form.field('intento')}
        onChange={(value) => form.setFieldValue('intento', value as OpcionDeIntento)}
      />
      {intento === 'otra' && (
        <div className={classes.plazo}>
          <DateField label="Fecha" required min={hoy} max={sumaDias(hoy, diasDeTarea)} {...form.field('fecha')} />
          <SelectField label="Hora" required options={halfHoursWith(hora)} {...form.field('hora')} />
        </div>
      )}
    </>
  )
}

/** Outcome of a call, and its next try. The first possible one is chosen: a press saves. */
export function LlamadaFields({ form, seguimiento }: LlamadaProps) {
  const choose = (value: string) => {
    const resultado = claveDeResultado.find((one) => one === value) ?? ''
    const primera = opciones(now())[0]
    form.setValues({ resultado, ...(primera ? { intento: primera.value } : {}) })
  }
  return (
    <>
      {seguimiento && (
        <p>
          <Telefono telefono={seguimiento.telefono} nombre="la persona" />
        </p>
      )}
      <ChoiceField label="Cómo terminó" options={resultados} {...form.field('resultado')} onChange={choose} />
      {pideIntento(form.values, seguimiento?.seOpuso ?? false) && <IntentoFields form={form} />}
    </>
  )
}
