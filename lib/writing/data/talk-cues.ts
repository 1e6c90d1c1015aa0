/** Words of an offer in which somebody, or a program, talks with people. */

export const SPOKEN =
  /\b(?:(?:an?|the|our|trained) (?:[a-z-]+ )?[a-z]+(?:ist|ian|er|or|ant|nurse|wife)s? (?:calls?|rings?|phones?)|(?:calls?|meets?|sees?) (?:[a-z]+ ){0,5}by video|(?:coaching|counselling|counseling|therapy|consultations?|mentoring|advice) (?:[a-z]+ )?by (?:video|phone)|online (?:coaching|therapy|counselling|counseling|mentoring)\b|(?:callers?|nurses?|volunteers?|pupils|students|midwi\w+|listeners?|we|who) (?:rings?|calls?|phones?|telephones?|talks? to|speaks? with)|rings? (?:lonely|them|you|each|every)|(?<!\b(?:book|order|reserve|pay|sign up|ask)\w* [^.]{0,60})by (?:phone|telephone) and|calls? (?:each|every) (?:day|week|evening)|listens? [^,.]*by phone|(?:video|phone|online) (?:visits?|consult\w*|appointments?|sessions?)\b|tele-?(?:health|medicine|therapy|consult\w*)\b|par t[ée]l[ée]phone|por tel[ée]fon[oe]|am telefon|ruft? [^,.]* an)\b/i;

/** What the offer is, not one of the things beside it. */
export const LINE = /\b(?:hotline|helpline|(?:phone|telephone|night|crisis) line)\b/i;

export const ASKED =
  /(?<!\p{L})(?:(?:answers?|solves?|replies|respond\p{L}*|[çc]öz\p{L}+|r[ée]pond\p{L}*|antworte\p{L}*|rispond\p{L}*)[^.]*(?:voice|messages?|chat|whatsapp|questions?|photos?|mesaj|preguntas|fragen|domande)|(?:voice|sesli|chat|whatsapp)[^.]*(?<!\p{L})(?:answers?|solves?|[çc]öz\p{L}+|respond\p{L}*|r[ée]pond\p{L}*))/iu;

/** "Interpreting on demand within 5 minutes": a person answers at once. */
export const ON_DEMAND =
  /(?<!\bprint(?:s|ed|ing)? |\bvideo )\bon demand\b|\b(?:appears?|answers?|is there|on the line) within (?:\w+ )minutes\b/i;

/** A program that talks with the customers of its customer. */
export const TALKS =
  /\b(?:chatbots?|telefonassistent\w*|asistente (?:de voz|telef[oó]nico|virtual)|assistant (?:vocal|t[ée]l[ée]phonique)|assistente (?:vocale|virtual\w*)|(?:messaging|voice|phone|whatsapp|slack|teams|telegram|discord) (?:[a-z]+ )?(?:assistant|receptionist|agent|bot)|(?:ai|virtual) (?:[a-z]+ )?(?:receptionist|(?:assistant|agent|bot) (?:that |which )?(?:answers?|calls?|talks?|chats?|picks up|replies|takes? (?:calls|orders|bookings)|handles (?:calls|chats)))|virtual assistant|answers (?:the |your |their )?(?:guests|customers|callers|patients|visitors|tenants|calls|phone))\b/i;
