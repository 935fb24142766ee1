/** What a command of the operator cannot do, in words for them. */
export class CommandFailure extends Error {}
