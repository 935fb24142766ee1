import { anios as aniosDe, edadSiNacio } from '@alerce/domain/base/persona/edad'
import { tiposElegibles } from '@alerce/domain/postulacion/tipos'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { PasaporteField } from '../../../../components/fields/person-fields.tsx'
import { RutField } from '../../../../components/fields/rut-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import { useCargaVigente } from '../use-carga-vigente.ts'
import classes from './antecedentes.module.css'
import { IsapreField, UbicacionFields } from './lista-fields.tsx'

interface PostulantePanelProps {
  readonly form: FormAntecedentes
  /** ISO date. */
  readonly hoy: string
  /** True for one of a pair: the document must be a rut (spec 2 §4). */
  readonly esCompensado: boolean
  /** Why the document cannot be changed; absent: it can. */
  readonly documentoFijo?: string | undefined
  /** Why isapre, region and city cannot be changed; absent: they can. */
  readonly fijo?: string
}

const documentos = [
  { value: 'R', label: 'RUT' },
  { value: 'P', label: 'Pasaporte' },
]
const sexos = [
  { value: 'M', label: 'Masculino' },
  { value: 'F', label: 'Femenino' },
]

/** Identity of the applicant (spec 2 §2). */
export function PostulantePanel({ form, hoy, esCompensado, documentoFijo, fijo }: PostulantePanelProps) {
  const { tipoDocumento, cargaVigente, fechaNacimiento } = form.values
  const anios = edadSiNacio(fechaNacimiento, hoy)
  const carga = useCargaVigente(form)
  const tipos = tiposElegibles(form.getInitialValues().tipoProspecto)
  const check = (
    <CheckField
      {...form.field('cargaVigente')}
      value={cargaVigente}
      onChange={carga.toggle}
      busy={carga.busy}
      disabled={tipoDocumento === 'P'}
      label="Carga vigente de otro afiliado"
    />
  )
  return (
    <Panel title="Postulante" aside={check}>
      <div className={classes.cells}>
        <SelectField
          {...form.field('tipoProspecto')}
          label="Tipo de prospecto"
          required
          options={tipos.map(({ codigo, descripcion }) => ({ value: codigo, label: `${codigo} · ${descripcion}` }))}
        />
        <SelectField
          {...form.field('tipoDocumento')}
          onChange={(tipo) => carga.deOtro({ tipoDocumento: tipo })}
          label="Tipo de documento"
          required
          readOnly={esCompensado || documentoFijo !== undefined}
          options={documentos}
        />
        <Documento form={form} documentoFijo={documentoFijo} onRut={(rut) => carga.deOtro({ rut })} />
        <DateField
          {...form.field('fechaNacimiento')}
          label="Fecha de nacimiento"
          required
          readOnly={cargaVigente}
          max={hoy}
          reads="nacimiento"
          suffix={anios === null ? '' : aniosDe(anios)}
        />
        <SelectField {...form.field('sexo')} label="Sexo" required readOnly={cargaVigente} options={sexos} />
        <IsapreField form={form} readOnly={fijo !== undefined} />
        <UbicacionFields form={form} readOnly={fijo !== undefined} />
      </div>
      {fijo && <p className={classes.fijo}>{fijo}</p>}
    </Panel>
  )
}

interface DocumentoProps extends Pick<PostulantePanelProps, 'form' | 'documentoFijo'> {
  readonly onRut: (rut: string) => void
}

/** The rut or the passport; another rut is another person, so a current charge has to be looked up again. */
function Documento({ form, documentoFijo, onRut }: DocumentoProps) {
  const fijo = { required: true, readOnly: documentoFijo !== undefined, description: documentoFijo }
  if (form.values.tipoDocumento === 'P') {
    return <PasaporteField {...form.field('numeroPasaporte')} {...fijo} />
  }
  return <RutField {...form.field('rut')} {...fijo} onChange={onRut} label="RUT" />
}
