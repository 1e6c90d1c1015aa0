/** Sentences that speak to the software instead of about the idea. Each pattern needs an order and its object. */
export const INSTRUCTION_PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|all|any|your|the system|these|those)\b[^.!?]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|context)\b/i,
  /\b(?:reveal|print|show|repeat|output|leak|tell me|display|give me)\b[^.!?]{0,30}\b(?:system prompt|your (?:prompt|instructions|rules|configuration)|hidden prompt|initial prompt|api key|secret key)\b/i,
  /\byou are (?:now|no longer)\b[^.!?]{0,60}\b/i,
  /\b(?:act|behave|respond|answer|reply|write) (?:only )?(?:as|like) (?:a|an|if you)\b[^.!?]{0,40}\b(?:pirate|king|ai|assistant|model|chatbot|dan|jailbr\w+|evil|unrestricted)\b/i,
  /\b(?:from now on|henceforth),? (?:you|always|never|only|respond|answer|write)\b/i,
  /\bpretend (?:to be|that you|you)\b/i,
  /^(?:please )?(?:write|respond|answer|reply|talk|speak) only (?:about|in|with)\b/i,
  /\b(?:system|assistant|developer) ?(?:prompt|message|instruction|override)s?\b\s*[:=]/i,
  /^\s*(?:system|assistant|user|human)\s*:/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>/i,
  /\b(?:do not|don't) follow (?:the|your|any) (?:rules|instructions|guidelines)\b/i,
  /\b(?:new|updated|following) instructions?\s*:/i,
  /\bas an? (?:ai|language model|llm|assistant),? (?:you|please|ignore|output)\b/i,
  /\b(?:rate|score|grade|mark) (?:this|my) (?:idea|answer|project|business)\b[^.!?]{0,30}\b(?:10|ten|highest|perfect|100)\b/i,
  /\b(?:say|state|claim|write) that (?:this|the|my) (?:idea|business|project|company)\b[^.!?]{0,20}\b(?:is the best|is worth|will make|is guaranteed)\b/i,
  /\bignora (?:todas )?(?:las )?instrucciones\b|\bignore (?:toutes )?(?:les )?instructions\b|\bignoriere (?:alle )?(?:vorherigen )?anweisungen\b|\bignora (?:tutte )?(?:le )?istruzioni\b|\bignore (?:todas )?as instruções\b|\bnegeer (?:alle )?(?:vorige )?instructies\b/i,
];

/** Markup that no answer needs; what stands between the tags stays, except for scripts and styles. */
export const MARKUP =
  /<(script|style|iframe|object|embed|svg)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^<>]{0,400}>/gi;
