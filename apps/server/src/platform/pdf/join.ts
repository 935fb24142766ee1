import type { PDFDict, PDFDocument, PDFPageLeaf, PDFRef } from '@cantoo/pdf-lib'

type Library = typeof import('@cantoo/pdf-lib')

/** A document to append, with the title of its bookmark. */
export interface Joined {
  readonly titulo: string
  readonly pdf: Uint8Array
}

interface Copied {
  readonly titulo: string
  readonly primera: PDFRef
  /** Its tags, children of the root. */
  readonly tags: readonly PDFRef[]
}

const open = async ({ PDFDocument: Document }: Library, pdf: Uint8Array) =>
  await Document.load(pdf, { updateMetadata: false })

/** Number of pages of a document. */
export async function pagesOf(pdf: Uint8Array): Promise<number> {
  return (await open(await import('@cantoo/pdf-lib'), pdf)).getPageCount()
}

const rootOf = ({ PDFDict: Dict, PDFName }: Library, document: PDFDocument): PDFDict =>
  document.catalog.lookup(PDFName.of('StructTreeRoot'), Dict)

/** Entries of a number tree, in order, across all its branches. */
function entriesOf(library: Library, node: PDFDict): [number, PDFRef][] {
  const { PDFArray, PDFDict: Dict, PDFName, PDFNumber, PDFRef: Ref } = library
  const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray)
  if (kids) return kids.asArray().flatMap((_, i) => entriesOf(library, kids.lookup(i, Dict)))
  const nums = node.lookup(PDFName.of('Nums'), PDFArray)
  return Array.from({ length: nums.size() / 2 }, (_, i) => {
    const value = nums.get(2 * i + 1)
    const ref = value instanceof Ref ? value : node.context.register(value as never)
    return [nums.lookup(2 * i, PDFNumber).asNumber(), ref]
  })
}

/** Parent tree of the joined document: numbers that link pages with their tags, unique over all documents. */
class Parents {
  readonly nums: [number, PDFRef][] = []
  get next(): number {
    return 1 + Math.max(-1, ...this.nums.map(([number]) => number))
  }
}

/** Copies pages and tags with one copier, so that the tags point at the copies of the pages. */
function append(
  library: Library,
  target: PDFDocument,
  { titulo, source }: { titulo: string; source: PDFDocument },
  parents: Parents,
): Copied {
  const { PDFArray, PDFDict: Dict, PDFName, PDFNumber, PDFObjectCopier, PDFPage, PDFRef: Ref } = library
  const copier = PDFObjectCopier.for(source.context, target.context)
  const refs = source.getPages().map(({ ref }) => copier.copy(ref))
  const base = parents.next
  for (const ref of refs) {
    const node = target.context.lookup(ref) as PDFPageLeaf
    const number = node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)
    if (number) node.set(PDFName.of('StructParents'), PDFNumber.of(base + number.asNumber()))
    target.addPage(PDFPage.of(node, ref, target))
  }
  const root = rootOf(library, source)
  const kids = root.get(PDFName.of('K'))
  const tags = (kids instanceof Ref ? [kids] : root.lookup(PDFName.of('K'), PDFArray).asArray())
    .filter((kid): kid is PDFRef => kid instanceof Ref)
    .map((kid) => copier.copy(kid))
  for (const [number, ref] of entriesOf(library, root.lookup(PDFName.of('ParentTree'), Dict)))
    parents.nums.push([base + number, copier.copy(ref)])
  const [primera] = refs
  if (!primera) throw new Error('a paper without pages')
  return { titulo, primera, tags }
}

/** Puts the tags of all documents under one root. */
function hangTags(library: Library, target: PDFDocument, copied: readonly Copied[], parents: Parents): void {
  const { PDFArray, PDFDict: Dict, PDFName, PDFNumber, PDFRef: Ref } = library
  const root = rootOf(library, target)
  const rootRef = target.catalog.get(PDFName.of('StructTreeRoot'))
  const own = root.get(PDFName.of('K'))
  const kids = target.context.obj([])
  for (const kid of own instanceof Ref ? [own] : root.lookup(PDFName.of('K'), PDFArray).asArray()) kids.push(kid)
  for (const tag of copied.flatMap(({ tags }) => tags)) {
    if (rootRef) target.context.lookup(tag, Dict).set(PDFName.of('P'), rootRef)
    kids.push(tag)
  }
  const nums = target.context.obj(parents.nums.flatMap(([number, ref]) => [PDFNumber.of(number), ref]))
  root.set(PDFName.of('K'), kids)
  root.set(PDFName.of('ParentTree'), target.context.register(target.context.obj({ Nums: nums })))
  root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(parents.next))
}

/** Adds a bookmark for each document. */
function bookmark({ PDFHexString, PDFName }: Library, target: PDFDocument, copied: readonly Copied[]): void {
  const { context } = target
  const outlines = context.nextRef()
  const refs = copied.map(() => context.nextRef())
  for (const [i, { titulo, primera }] of copied.entries()) {
    const item = context.obj({ Parent: outlines, Dest: [primera, 'XYZ', null, null, null] })
    item.set(PDFName.of('Title'), PDFHexString.fromText(titulo))
    const [before, after] = [refs[i - 1], refs[i + 1]]
    if (before) item.set(PDFName.of('Prev'), before)
    if (after) item.set(PDFName.of('Next'), after)
    context.assign(refs[i] as PDFRef, item)
  }
  const [first, last] = [refs[0], refs.at(-1)]
  if (!first || !last) return
  context.assign(outlines, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }))
  target.catalog.set(PDFName.of('Outlines'), outlines)
}

/**
 * Appends documents to a first one and takes its title, language and PDF/UA mark; tags are kept. The same input gives
 * the same bytes.
 */
export async function joinPdfs(first: Uint8Array, others: readonly Joined[]): Promise<Buffer> {
  const library = await import('@cantoo/pdf-lib')
  const target = await open(library, first)
  const parents = new Parents()
  parents.nums.push(
    ...entriesOf(library, rootOf(library, target).lookup(library.PDFName.of('ParentTree'), library.PDFDict)),
  )
  const copied: Copied[] = []
  for (const { titulo, pdf } of others)
    copied.push(append(library, target, { titulo, source: await open(library, pdf) }, parents))
  hangTags(library, target, copied, parents)
  bookmark(library, target, copied)
  return Buffer.from(await target.save({ updateFieldAppearances: false }))
}
