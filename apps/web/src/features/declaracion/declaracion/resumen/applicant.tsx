import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { pensionDeclarada } from '@alerce/contract/forms/declaracion/cotizante'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { Fact } from '../../../../components/values/fact.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from '../declaracion.module.css'
import { useIsapres } from '../queries.ts'

export type Cotizante = ReplyOf<'obtenerAntecedentesCotizante'>

/** The holder as they declared themselves. */
export function Applicant({ of }: { readonly of: Cotizante }) {
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
