import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { pensionDeclarada } from '@alerce/contract/forms/declaracion/cotizante'
import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { FileList } from '../../../../components/intake/file-list.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { AmountPesos } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import { PriceLines } from '../../../../components/values/price-lines.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { Familia } from '../components/familia.tsx'
import classes from '../declaracion.module.css'
import { useIsapres, useJuradas } from '../queries.ts'
import { JuradaRow } from './jurada-row.tsx'

type Cotizante = ReplyOf<'obtenerAntecedentesCotizante'>

/** The holder as they declared themselves. */
function Applicant({ of }: { readonly of: Cotizante }) {
  return (
    <dl className={classes.facts}>
      <Fact name="Nombre">
        {of.nombres} {of.apellidoPaterno} {of.apellidoMaterno}
      </Fact>
      {of.rut ? <Fact name="RUT">{formatoRut(of.rut)}</Fact> : <Fact name="Pasaporte">{of.numeroPasaporte}</Fact>}
      <Fact name="Fecha de nacimiento">{of.fechaNacimiento}</Fact>
      <Fact name="Sexo">{of.sexo === 1 ? 'Masculino' : 'Femenino'}</Fact>
      <Fact name="Correo electrónico">{of.correo}</Fact>
      <Fact name="Isapre actual">
        <Isapre codigo={of.idSalud} />
      </Fact>
      <Fact name={etiquetasDS.folio}>{of.folioDS}</Fact>
      <Fact name={etiquetasDS.fechaDS}>{of.fechaDS}</Fact>
      <Fact name={etiquetasDS.peso}>{of.peso} kg</Fact>
      <Fact name={etiquetasDS.estatura}>{of.altura !== null && formatoNumero(of.altura, 2)} m</Fact>
      <Fact name={etiquetasDS.pension}>{pensionDeclarada(of)}</Fact>
    </dl>
  )
}

function Isapre({ codigo }: { readonly codigo: number | null }) {
  const { data = [] } = useIsapres()
  if (codigo === 0) return 'No tengo'
  if (codigo === 1) return 'FONASA'
  return data.find((isapre) => isapre.codigo === codigo)?.nombre ?? '-'
}

interface AntecedentesResumenProps {
  readonly ds: Declaracion
  readonly cotizante: Cotizante
  readonly empleadores: ReplyOf<'obtenerDatosProspecto'>['empleadores']
  readonly plan: ReplyOf<'obtenerResumenPlan'>
}

const title = 'Declaraciones juradas de cargas médicas'

/**
 * Sworn statement of the holder for each medical charge: opened, then accepted (spec 2 §5). Draws nothing without any.
 */
function JuradasPanel({ ds }: { readonly ds: Declaracion }) {
  const juradas = useJuradas(ds.identificador)
  const { tell, toast } = useUndoToast(m.aceptarFailed.text)
  if (juradas.data?.length === 0) return null
  return (
    <Panel title={title}>
      <p>{m.pendientes.text}</p>
      <Loaded of={juradas} failure={m.readFailed.text} ghost={<SkeletonRows />}>
        {(all) => (
          <FileList label={title}>
            {all.map((jurada) => (
              <JuradaRow key={jurada.idArchivo} ds={ds} jurada={jurada} tell={tell} />
            ))}
          </FileList>
        )}
      </Loaded>
      {toast}
    </Panel>
  )
}

/**
 * Data before the declaration: applicant, income of each employer, plan, its members and the sworn statement of each
 * medical charge (spec 2 §2, Summary).
 */
export function AntecedentesResumen({ ds, cotizante, empleadores, plan }: AntecedentesResumenProps) {
  return (
    <Stack>
      <div className={classes.summary} data-two>
        <Panel title="Postulante">
          <Applicant of={cotizante} />
        </Panel>
        <Panel title="Renta por empleador" flush>
          <Incomes of={empleadores} />
        </Panel>
        <Panel title="Plan" aside={<b>{plan.nombrePlan}</b>} flush>
          <PriceLines of={plan} />
        </Panel>
      </div>
      <Familia ds={ds} />
      <JuradasPanel ds={ds} />
    </Stack>
  )
}

const columns = [{ title: 'Empleador' }, { title: 'Tipo' }, { title: 'Renta imponible', num: true }]

function Incomes({ of }: { readonly of: AntecedentesResumenProps['empleadores'] }) {
  return (
    <DataTable label="Renta por empleador" columns={columns}>
      {of.map(({ id, rut, tipoTrabajador, remuneracionImponible }) => (
        <tr key={id}>
          <th scope="row" data-keep>
            {rut ? formatoRut(rut) : '-'}
          </th>
          <td>{etiquetasTrabajador[tipoTrabajador]}</td>
          <td data-num>
            <AmountPesos value={remuneracionImponible} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
